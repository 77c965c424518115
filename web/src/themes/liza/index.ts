import "./tokens.css";
import type { Size, Theme } from "../theme";

const ROUND: Record<Size, number> = { L: 16, M: 10, S: 8, XS: 6 };

function rounded(size: Size, width: number, height: number): string {
  const r = ROUND[size];
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${r} 0H${width - r}${arc(width, r)}V${height - r}${arc(width - r, height)}`,
    `H${r}${arc(0, height - r)}V${r}${arc(r, 0)}Z`,
  ].join("");
}

const liza: Theme = {
  id: "liza",
  own: "dark",
  display: () => Promise.resolve(),
  axis: "stacked",
  tiers: null,
  map: {
    terrains: { "": { fill: "#3a4356", ink: "#566077", path: "M3 3h.1M11 11h.1", size: 16 } },
    settled: [],
    crowned: [],
    ringed: [],
    worn: [],
    contested: "",
    border: null,
  },
  frame: rounded,
  shapes: {
    attack: { path: "M50 2 98 38 80 98H20L2 38Z", x: 50, y: 56 },
    endure: { path: "M4 4H96V58L50 98 4 58Z", x: 50, y: 46 },
    points: { path: "M50 2 62 26 88 14 76 40 98 50 76 60 88 86 62 74 50 98 38 74 12 86 24 60 2 50 24 40 12 14 38 26Z", x: 50, y: 50 },
    cost: { path: "M50 2A48 48 0 1 1 49.9 2Z", x: 50, y: 50 },
    resource: { path: "M50 2 98 50 50 98 2 50Z", x: 50, y: 50 },
  },
  back: { icon: "", pattern: "repeating-linear-gradient(45deg, var(--face) 0 8px, var(--panel) 8px 16px)" },
  artGrounds: { "": { icon: "#F2EFE6", centre: "#4A5368", edge: "#262B37" } },
  quiet: [],
  crowned: [],
  golden: [],
  ground: null,
  ornament: "M0 0H180V4H0Z",
  walled: [],
  wall: null,
  strips: [],
  tokens: [],
  shelves: "",
  accounts: ["points"],
  heaped: [],
  roman: [],
  icons: {},
  banner: { scheme: "dark", stops: "#2b3140, #1d212b", edge: "M0 8H180V14H0Z", edgeColour: "#e9b44c" },
};

export default liza;
