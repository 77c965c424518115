/** What is read off the sheet of a fight with real pieces. */

import type { Clash, OptionView, Sheet, SheetLine, View } from "../lib/wire";

/** Returns on how many lines the versions differ. */
export function differing(sheet: Sheet): number {
  return sheet.lines.filter((line) => line.differs).length;
}

/** Returns how many lines the reader has still to write. */
export function missing(sheet: Sheet): number {
  return sheet.lines.filter((line) => line.value === null).length;
}

/** Returns the answer that writes a number on a line, "" for what is none; one that is too high is refused with why. */
export function entryOf(line: SheetLine, written: string): string {
  return /^\d{1,6}$/.test(written.trim()) ? `${line.entry}${Number(written)}` : "";
}

/** Tells whether an answer is given on the sheet itself, so that it need not be listed beside it. */
export function onSheet(sheet: Sheet, option: OptionView): boolean {
  if (sheet.versions.some((one) => one.answer === option.text)) return true;
  return sheet.lines.some(
    (line) =>
      line.choices.some((one) => one.answer === option.text) || (line.entry !== "" && option.text.startsWith(line.entry)),
  );
}

/** Tells whether a fight with real pieces is being told of: the reader writes its sheet, or somebody has. */
export function isReported(clash: Clash): boolean {
  return clash.sheet !== null && (clash.sheet.writes || clash.sheet.versions.length > 0);
}

/** Returns the fight whose sheet the reader has to write; undefined if there is none. */
export function written(view: View | null): Clash | undefined {
  return view?.clashes.find((clash) => clash.sheet?.writes);
}

/** Returns the fight that keeps a seat waiting: what it writes, else the one it takes part in. */
export function fightOf(view: View | null, seat: string): Clash | undefined {
  const sheets = view?.clashes.filter((clash) => clash.sheet !== null && !clash.over) ?? [];
  return (seat === view?.seat ? written(view) : undefined) ?? sheets.find((one) => [one.owner, one.against].includes(seat));
}
