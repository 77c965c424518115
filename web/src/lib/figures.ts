/** Numbers that are counted in parts, such as halves, as a language writes them. */

/** Returns a number of parts, of which `scale` make one, in the figures of a language: 31 halves are "15,5" in Spanish. */
export function inFigures(parts: number, scale: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: true }).format(parts / scale);
}
