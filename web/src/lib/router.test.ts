import { expect, it } from "vitest";
import { routeOf, to } from "./router.svelte";

it.each([
  ["/", { page: "lobby" }],
  ["/mesa/abc", { page: "table", table: "abc" }],
  ["/asiento/k-1", { page: "seat", key: "k-1" }],
  ["/nueva/chess", { page: "create", game: "chess" }],
  ["/reglas/chess", { page: "rules", game: "chess", clause: "" }],
  ["/reglas/chess/C-1.2-3", { page: "rules", game: "chess", clause: "C-1.2-3" }],
  ["/acerca", { page: "about" }],
  ["/mesa", { page: "nowhere" }],
  ["/mesa/a/b", { page: "nowhere" }],
  ["/mesa/a/organiza", { page: "organiser", table: "a" }],
  ["/mesa/a/informes", { page: "reports", table: "a", round: -1 }],
  ["/mesa/a/informes/3", { page: "reports", table: "a", round: 3 }],
  ["/mesa/a/informes/x", { page: "nowhere" }],
  ["/mesa/a/hoja/2", { page: "sheet", table: "a", number: 2 }],
  ["/mesa/a/hoja", { page: "nowhere" }],
  ["/mesa/a/organiza/x", { page: "nowhere" }],
  ["/reglas/a/b/c", { page: "nowhere" }],
  ["/other", { page: "nowhere" }],
])("finds the page of %s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("makes addresses that are found again", () => {
  expect(routeOf(to.rules("a b", "Ñ/1"))).toEqual({ page: "rules", game: "a b", clause: "Ñ/1" });
  expect(routeOf(to.reports("a", 0))).toEqual({ page: "reports", table: "a", round: 0 });
  expect(routeOf(to.organiser("x?y"))).toEqual({ page: "organiser", table: "x?y" });
  expect(routeOf(to.table("x?y"))).toEqual({ page: "table", table: "x?y" });
});
