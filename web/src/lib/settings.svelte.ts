/** What a reader has chosen for this browser, kept in its local storage. */

/** The language that every text is written in first. */
export const SOURCE = "es";
const PLACE = "liza.settings";

/** Light, dark, or as the system has it. */
export type Scheme = "auto" | "light" | "dark";
/** Movement as the system has it, or less in any case. */
export type Motion = "auto" | "less";

interface Kept {
  language: string;
  scheme: Scheme;
  motion: Motion;
  textBoard: boolean;
  safeColours: boolean;
  guide: boolean;
  characters: boolean;
}

const media = (query: string) => (typeof matchMedia === "undefined" ? null : matchMedia(query));

function preferredLanguage(): string {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  const known = wanted.map((one) => one.slice(0, 2)).find((one) => one === "es" || one === "en");
  return known ?? SOURCE;
}

function restore(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    // Storage may be forbidden, or hold what an older page left there.
    return {};
  }
}

class Settings implements Kept {
  language = $state(preferredLanguage());
  scheme = $state<Scheme>("auto");
  motion = $state<Motion>("auto");
  /** The table in words only. */
  textBoard = $state(false);
  /** Accent and rival's colour from a pair that colour-blind readers tell apart. */
  safeColours = $state(false);
  /** Whether hints are wanted at tables that have them. */
  guide = $state(true);
  /** Whether a letter, figure or sign alone does something at the table; speech input may want it not to. */
  characters = $state(true);

  private systemDark = $state(false);
  private systemStill = $state(false);

  constructor() {
    Object.assign(this, restore());
    const dark = media("(prefers-color-scheme: dark)");
    const still = media("(prefers-reduced-motion: reduce)");
    this.systemDark = dark?.matches ?? true;
    this.systemStill = still?.matches ?? false;
    dark?.addEventListener("change", (event) => (this.systemDark = event.matches));
    still?.addEventListener("change", (event) => (this.systemStill = event.matches));
  }

  /** The scheme in force. */
  get dark(): boolean {
    return this.scheme === "auto" ? this.systemDark : this.scheme === "dark";
  }

  /** Whether nothing shall travel. */
  get still(): boolean {
    return this.motion === "less" || this.systemStill;
  }

  /** Keep everything for the next visit. */
  keep(): void {
    const { language, scheme, motion, textBoard, safeColours, guide, characters } = this;
    const kept: Kept = { language, scheme, motion, textBoard, safeColours, guide, characters };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  }
}

/** The one set of settings of this page. */
export const settings = new Settings();
