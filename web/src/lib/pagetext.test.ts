/** The page's own words: every language says the same things, and everything that is said has words. */
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";

const texts = import.meta.glob<string>("../../../src/liza/table/text/page-*.ftl", {
  query: "?raw", import: "default", eager: true,
});
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw", import: "default", eager: true,
});

/** Ids of the messages of a language, each as often as it is written. */
function ids(language: string): string[] {
  const files = Object.entries(texts).filter(([path]) => path.endsWith(`.${language}.ftl`));
  return files.flatMap(([, text]) => new FluentResource(text).body.map((message) => message.id)).sort();
}

/** Messages that a source names outright; those put together from parts are beyond this test. */
const said = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/(?<!this\.)\bsay\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!),
);

describe("the page's words", () => {
  it("are the same messages in every language, each written once", () => {
    const spanish = ids("es");
    expect(ids("en")).toEqual(spanish);
    expect(new Set(spanish).size).toBe(spanish.length);
  });

  it("are there for everything that is said", () => {
    const known = new Set(ids("es"));
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });
});
