import "./tokens.css";
import liza from "../liza";
import type { Theme } from "../theme";
import Guilloche from "./Guilloche.svelte";
import { tablet } from "./tablet";

const promised: Theme = {
  ...liza,
  id: "promised",
  own: "light",
  display: () => import("../../fonts/suez.css"),
  frame: tablet,
  map: {
    terrains: {
      "": { fill: "#ecdcb4", ink: "#d6c08c", path: "M0 4H16M8 4V12M0 12H16", size: 16 },
      coast: { fill: "#cfdcd6", ink: "#8fb0b4", path: "M0 5C3 2 6 2 9 5S15 8 18 5M0 14C3 11 6 11 9 14S15 17 18 14", size: 18 },
      plain: { fill: "#eedfae", ink: "#cdb776", path: "M3 9V5M6 9V4M9 9V5M14 18V14M17 18V13M20 18V14", size: 22 },
      hills: { fill: "#dfc9a0", ink: "#b89a68", path: "M1 10A6 5 0 0 1 13 10M13 21A6 5 0 0 1 25 21", size: 26 },
      mountains: { fill: "#d9c4ae", ink: "#a58a74", path: "M2 12 8 3 14 12M8 3 10 8M16 25 21 17 26 25", size: 28 },
      valley: { fill: "#d3d9a4", ink: "#9aa768", path: "M3 4C5 8 8 8 10 4M14 13C16 17 19 17 21 13M3 20C5 23 7 23 9 20", size: 24 },
      desert: { fill: "#ecd0a0", ink: "#c79f62", path: "M4 4h.1M12 9h.1M19 3h.1M7 15h.1M17 17h.1M2 20C6 18 9 22 13 20", size: 22 },
    },
    settled: ["village", "city"],
    crowned: ["city"],
    ringed: ["wall"],
    worn: ["ark", "capital-circle", "capital-triangle", "capital-square", "capital-diamond", "market", "barracks"],
    contested: "besieged",
    border: Guilloche,
  },
  shapes: {
    ...liza.shapes,
    strength: { path: "M6 6H94L76 50 94 94H6Z", x: 42, y: 50 },
    troops: { path: "M50 4A46 46 0 1 1 49.9 4Z", x: 50, y: 50 },
    garrison: { path: "M4 4H96V58L50 98 4 58Z", x: 50, y: 46 },
    cost: { path: "M4 22H66L98 50 66 78H4Z", x: 42, y: 50 },
  },
  back: { icon: "tied-scroll", pattern: "repeating-linear-gradient(45deg, #c1864a 0 8px, #b2773c 8px 16px)" },
  artGrounds: {
    "": { icon: "#472409", centre: "#E2B77C", edge: "#C1864A", line: "#8F5A24" },
    rival: { icon: "#472409", centre: "#E9C9A4", edge: "#C98F6A", line: "#8F5A24" },
  },
  quiet: ["moved"],
  golden: ["titles"],
  icons: {
    titles: "crown",
    coins: "two-coins",
    settlements: "village",
    generals: "tied-scroll",
    hand: "card-play",
    captives: "manacles",
    points: "laurels",
    cup: "trophy-cup",
    razed: "castle-ruins",
    deck: "stack",
    discard: "card-discard",
    anointed: "oil-drum",
    "first-player": "candle-flame",
    ark: "locked-chest",
    wall: "stone-wall",
    "capital-circle": "tower-flag",
    "capital-triangle": "tower-flag",
    "capital-square": "tower-flag",
    "capital-diamond": "tower-flag",
    "capital-lost": "tattered-banner",
    market: "shop",
    barracks: "barracks-tent",
    sword: "broadsword",
    chariot: "cartwheel",
    squire: "visored-helm",
    passage: "secret-door",
  },
  banner: {
    scheme: "light",
    stops: "#f3e6c6, #e3d3b0 45%, #d0b47e",
    edge: "M0 10C15 0 30 20 45 10S75 0 90 10 120 20 135 10 165 0 180 10V14C165 4 150 24 135 14S105 4 90 14 60 24 45 14 15 4 0 14Z",
    edgeColour: "#234a86",
  },
  ornament: "M0 10C15 0 30 20 45 10S75 0 90 10 120 20 135 10 165 0 180 10V14C165 4 150 24 135 14S105 4 90 14 60 24 45 14 15 4 0 14Z",
};

export default promised;
