/** Fluent messages of one language, said as `liza.toolkit.text` says them. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Phrase } from "./wire";

const OPENS_WITH_I = /^h?(?:í|[iy](?![aeouáéóú]))/;
const OPENS_WITH_O = /^h?[oó]/;
const LETTERS_FIRST = /^[^\p{Letter}]+/u;

/** The arguments of a message by name. */
export type Arguments = Record<string, Argument>;

/** The message with which a game names a `seat` as anybody's; the page knows who sits there. */
const SEAT_NAME = "seat-name";

/** "i" or "o" for a text that opens with that sound, else "other": Spanish "e" for "y", "u" for "o". */
export function openingSound(text: string): "i" | "o" | "other" {
  const letters = text.replace(LETTERS_FIRST, "").toLowerCase();
  if (OPENS_WITH_I.test(letters)) return "i";
  return OPENS_WITH_O.test(letters) ? "o" : "other";
}

/** The words of one language, from any number of Fluent texts. What it does not know it leaves to `fallback`. */
export class Language {
  readonly name: string;
  private readonly bundle: FluentBundle;
  private readonly fallback: Language | null;
  private readonly called: (seat: string) => string;

  /** `called` gives the name of who sits in a seat, "" where the game's own name for it is to be said. */
  constructor(name: string, texts: string[], fallback: Language | null = null, called: (seat: string) => string = () => "") {
    this.name = name;
    this.fallback = fallback;
    this.called = called;
    // Isolating marks would get into names, titles and what tests and screen readers read.
    this.bundle = new FluentBundle(name, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Whether this language itself has the message, or `message.attribute`. */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** A message, or `message.attribute`; what cannot be said shows up in braces. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return this.fallback?.say(id, args) ?? `{${id}}`;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.plain(value);
    // A list that collects the errors keeps Fluent from throwing: a gap shows up in braces instead.
    return this.bundle.formatPattern(pattern, plain, []);
  }

  /** A phrase, those among its arguments included. */
  render(phrase: Phrase): string {
    const args = Object.fromEntries(phrase.args ?? []);
    const person = phrase.message === SEAT_NAME ? this.called(String(args.seat)) : "";
    return person || this.say(phrase.message, args);
  }

  /** The items as the language lists them: "a, b y c". */
  join(items: readonly (string | Phrase)[]): string {
    const texts = items.map((item) => (typeof item === "string" ? item : this.render(item)));
    const last = texts.pop() ?? "";
    const head = texts.shift();
    if (head === undefined) return last;
    const first = texts.reduce((joined, next) => this.say("list-more", { first: joined, next }), head);
    return this.say("list-last", { first, last, opening: openingSound(last) });
  }

  private plain(value: Argument): FluentVariable {
    // Spanish would leave "2300" as it is; here it is "2.300", as the terminal writes it.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: true });
    if (typeof value === "string") return value;
    return Array.isArray(value) ? this.join(value) : this.render(value);
  }

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}
