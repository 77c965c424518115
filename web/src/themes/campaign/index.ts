import "./tokens.css";
import liza from "../liza";
import type { Theme } from "../theme";
import Paper from "./Paper.svelte";
import { sheet } from "./sheet";

const TREE = "M0 10V4M-7 4C-10 1-8-4-5-4-6-9 0-11 1-8 5-10 9-6 6-3 9-2 9 3 6 4ZM-3 0C-2 1-1 1 0 0M2-4C3-3 4-3 5-4";
const PEAK = "M-14 9-3-10 2-2 5-6 15 9M-3-10-1-3-4 1-1 6M5-6 6 0M-9 5-6 1M8 4 9 0";
const WAVE = "M-14-3C-11-6-8-6-5-3S1 0 4-3 10-6 13-3M-9 4C-6 1-3 1 0 4S6 7 9 4";
const TUFT = "M-6 4-7-1M-4 4V-3M-2 4-1-1M4 7 3 3M6 7V1M8 7 9 3";

const campaign: Theme = {
  ...liza,
  id: "campaign",
  own: "light",
  display: () => import("../../fonts/fell.css"),
  frame: sheet,
  map: {
    terrains: {
      "": { fill: "#efe6cf", ink: "#c9b88c", path: "M4 4h.1M13 12h.1", size: 18 },
      plain: { fill: "#f2e8ce", ink: "#ad9a66", path: "M5 9h.1M21 24h.1M12 33h.1M30 6h.1", size: 38, glyph: TUFT },
      forest: { fill: "#dddfb9", ink: "#5f6f40", path: "M5 8h.1M16 22h.1M27 11h.1M9 31h.1M31 29h.1", size: 36, glyph: TREE },
      mountain: { fill: "#ddcfb2", ink: "#5c4a34", path: "M4 8 8 4M22 12 26 8M12 28 16 24M30 30 34 26", size: 38, glyph: PEAK },
      flooded: { fill: "#bdd2da", ink: "#5a8396", path: "M2 8C5 5 8 5 11 8M20 24C23 21 26 21 29 24", size: 34, glyph: WAVE },
    },
    settled: [],
    crowned: ["capital"],
    ringed: [],
    worn: ["capital", "city", "razed", "besieged"],
    contested: "contested",
    border: Paper,
  },
  shapes: {
    ...liza.shapes,
    cost: { path: "M4 4H72L96 28V96H4Z", x: 48, y: 54 },
  },
  back: { icon: "wax-seal", pattern: "repeating-linear-gradient(90deg, #d8c9a2 0 1px, #e5dac0 1px 9px)" },
  artGrounds: {
    "": { icon: "#2c2a20", centre: "#EFE3C4", edge: "#D6C499", line: "#85744E" },
    rival: { icon: "#5a1a10", centre: "#EDDBC2", edge: "#D3B596", line: "#9A5A3A" },
  },
  icons: {
    capital: "castle",
    city: "castle",
    razed: "castle-ruins",
    besieged: "siege-tower",
    coins: "two-coins",
    points: "laurels",
    regions: "treasure-map",
    cities: "castle",
    leaders: "knight-banner",
    army: "rally-the-troops",
    levies: "barracks",
    prisoners: "manacles",
    prisoner: "manacles",
    sealed: "wax-seal",
    wages: "pay-money",
    taxes: "two-coins",
    "throne-vacant": "throne-king",
    "king-captive": "imprisoned",
    "no-capital": "castle-ruins",
    leaving: "exit-door",
    out: "broken-heart",
    organiser: "scales",
  },
  banner: {
    scheme: "light",
    stops: "#f4ecd8, #e5dac0 55%, #cdbb8c",
    edge: "M0 12 14 9 30 14 47 8 63 13 82 10 98 15 117 9 134 13 150 8 166 14 180 10V24H0Z",
    edgeColour: "#7a1f1f",
  },
  ornament: "M0 9H180V11H0ZM0 13H180V14H0Z",
};

export default campaign;
