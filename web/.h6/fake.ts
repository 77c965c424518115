import { Session } from "../src/lib/session.svelte";
import type { Line } from "../src/lib/socket";
export async function fake(name: string, more: any = {}): Promise<Session> {
  const view = await (await fetch(`/.h6/fixtures/${name}.json`)).json();
  for (const l of view.lines) { l.round ||= view.view.round; }
  // invent rounds and consequences
  let round = 0, active = "";
  for (const l of view.lines) {
    if (l.text.message === "event-round-began") round = Object.fromEntries(l.text.args).round;
    if (l.text.message === "event-phase-began") active = Object.fromEntries(l.text.args).who === "me" ? "south" : "north";
    l.round = round; l.active = round ? active : "";
    const who = Object.fromEntries(l.text.args).who;
    l.seat = who === "me" ? "south" : who === "rival" ? "north" : "";
    l.under = /wounded|died|paid|readied$|entered/.test(l.text.message);
  }
  const base = { id: "t1", game: "inframundis", title: { es: "Inframundis", en: "Inframundis" }, status: "playing", undo: "consent", guide: false,
    seats: [ { seat: "south", kind: "person", name: "Ainhoa", level: "", here: true, mine: true, deck: "Umbral", wants: [] },
      { seat: "north", kind: "person", name: "Bruno", level: "", here: true, mine: false, deck: "", wants: more.wants ?? [] } ],
    rules: "", options: {}, awaited: ["south"], since: 0, promise: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", can_join: false, rematch: more.rematch ?? "" };
  const line: any = { readyState: 1, send: (t: string) => console.log("sent", t), close() {} };
  const session = new Session("t1", () => line as Line);
  const tell = (m: any) => line.onmessage({ data: JSON.stringify(m) });
  line.onopen?.();
  tell({ type: "table", table: base });
  const cut = more.fresh ?? 3;
  tell({ ...view, whole: true, lines: view.lines.slice(0, -cut), version: 1 });
  await new Promise((r) => setTimeout(r, 900));
  tell({ ...view, whole: false, lines: view.lines.slice(-cut), version: 2 });
  await new Promise((r) => setTimeout(r, 900));
  if (more.over) tell({ type: "over", seat: "south", agreed: more.agreed ?? false, summary: more.summary ?? null, seed: "00".repeat(32), promise: more.promise ?? base.promise, honest: more.honest ?? true });
  (window as any).tell = tell;
  return session;
}
const p = (message: string, args: any = []) => ({ message, args });
const t = (es: string) => p("data-text", [["en", es], ["es", es]]);
export const summary = {
  title: t("Fuerza al cierre de cada ronda"),
  columns: ["Ronda", "Frente", "Santuario", "Retaguardia", "Marca"].map(t),
  rows: [[3, [2, 6], [2, 4], [0, 0], "north"], [4, [3, 4], [5, 2], [3, 0], "south"], [5, [3, 4], [5, 2], [3, 4], ""], [6, [5, 8], [3, 2], [0, 4], ""], [7, [5, 4], [3, 2], [0, 4], "south"], [8, [7, 4], [3, 2], [0, 4], "south"]].map((r: any) => ({
    deciding: r[0] >= 7,
    cells: [{ text: t(String(r[0])), numbers: {}, leader: "" }, ...r.slice(1, 4).map((n: any) => ({ text: null, numbers: { south: n[0], north: n[1] }, leader: n[0] > n[1] ? "south" : n[0] < n[1] ? "north" : "" })), { text: r[4] ? t(r[4] === "south" ? "Ainhoa" : "Bruno") : null, numbers: {}, leader: r[4] }],
  })),
  figures: [[t("Nexo"), { south: 9, north: 6 }], [t("Cartas jugadas"), { south: 17, north: 19 }], [t("Criaturas caídas"), { south: 6, north: 8 }], [t("Éter sin gastar"), { south: 4, north: 2 }]],
};
