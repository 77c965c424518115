import { expect, it } from "vitest";
import { headline } from "./headline";

it("a sentence becomes a headline and what explains it", () => {
  expect(headline("Ganas por Dominio: ésta es la segunda Marca.")).toEqual({
    title: "Ganas por Dominio",
    how: "Ésta es la segunda Marca.",
  });
  expect(headline("Gana Ana.")).toEqual({ title: "Gana Ana", how: "" });
});
