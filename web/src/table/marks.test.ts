import { describe, expect, it } from "vitest";
import { dressing } from "./marks";

const icons = { guard: "shield", rush: "sprint", stunned: "stars" };

describe("marks", () => {
  it("known to the theme are worn as icons", () => {
    expect(dressing(["guard", "rush"], icons)).toMatchObject({ turned: false, tag: "", badges: ["guard", "rush"] });
  });

  it("without an icon are worn as a word: the most urgent only", () => {
    expect(dressing(["cursed", "new", "guard"], icons)).toMatchObject({ tag: "cursed", look: "new", badges: ["guard"] });
  });

  it("of an exhausted card turn it", () => {
    expect(dressing(["exhausted", "new"], icons)).toMatchObject({ turned: true, tag: "exhausted", look: "exhausted" });
  });

  it("of a stunned card come first, with their word although there is an icon", () => {
    expect(dressing(["exhausted", "stunned"], icons)).toMatchObject({ turned: true, tag: "stunned", look: "stunned", badges: [] });
  });

  it("of wounds are told by the number alone", () => {
    expect(dressing(["wounded"], icons)).toMatchObject({ tag: "", badges: [] });
  });

  it("keeps off what the theme tells otherwise", () => {
    expect(dressing(["old", "guard"], icons, ["old", "guard"])).toMatchObject({ tag: "", badges: [] });
  });
});
