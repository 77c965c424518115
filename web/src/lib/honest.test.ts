import { describe, expect, it } from "vitest";
import { judge, keepPromise, promised, type Shelf } from "./honest";

const SEED = "00".repeat(32);
/** SHA-256 of 32 zero bytes, as any other program computes it. */
const PROMISE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const OVER = { seed: SEED, promise: PROMISE, honest: true };

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("the promise", () => {
  it("is kept by table, and the first one stands", () => {
    const here = shelf();
    keepPromise("a", "one", here);
    keepPromise("a", "two", here);
    keepPromise("b", "three", here);
    expect([promised("a", here), promised("b", here), promised("c", here)]).toEqual(["one", "three", ""]);
  });

  it("is forgotten after a hundred other tables", () => {
    const here = shelf();
    for (let number = 0; number <= 100; number += 1) keepPromise(`table ${number}`, "x", here);
    expect([promised("table 0", here), promised("table 1", here)]).toEqual(["", "x"]);
  });

  it("does without a storage, or with one that is full or spoilt", () => {
    const full: Shelf = {
      getItem: () => "{not json",
      setItem: () => {
        throw new Error("full");
      },
    };
    keepPromise("a", "one", full);
    expect(promised("a", full)).toBe("");
    expect(promised("a", null)).toBe("");
  });
});

describe("the verdict", () => {
  it("is proved when the seed fits what was kept", async () => {
    expect(await judge(OVER, PROMISE)).toBe("proved");
  });

  it("is broken when the seed does not fit", async () => {
    expect(await judge({ ...OVER, seed: "01".repeat(32) }, PROMISE)).toBe("broken");
  });

  it("is broken when another promise was given at the start", async () => {
    expect(await judge(OVER, "ab".repeat(32))).toBe("broken");
  });

  it("is broken when the game dealt again ends otherwise, or the promise vanished", async () => {
    expect(await judge({ ...OVER, honest: false }, PROMISE)).toBe("broken");
    expect(await judge({ seed: "", promise: "", honest: true }, PROMISE)).toBe("broken");
  });

  it("is only told where nothing was kept or digests can't be computed", async () => {
    expect(await judge(OVER, "")).toBe("told");
    expect(await judge(OVER, PROMISE, null)).toBe("told");
  });

  it("is none where nothing was promised", async () => {
    expect(await judge({ seed: "", promise: "", honest: true }, "")).toBe("none");
  });
});
