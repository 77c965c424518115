/** The end of a game as a headline. */

/** Cuts a sentence at its colon: what is won, and how; the second part begins as a sentence does. */
export function headline(sentence: string): { title: string; how: string } {
  const at = sentence.indexOf(": ");
  if (at < 0) return { title: sentence.replace(/\.$/, ""), how: "" };
  const how = sentence.slice(at + 2);
  return { title: sentence.slice(0, at), how: how.charAt(0).toUpperCase() + how.slice(1) };
}
