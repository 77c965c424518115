import "./tokens.css";
import liza from "../liza";
import type { Theme } from "../theme";
import { arch } from "./arch";
import Ground from "./Ground.svelte";
import Wall from "./Wall.svelte";

const bellum: Theme = {
  ...liza,
  id: "bellum",
  own: "light",
  display: () => import("../../fonts/cinzel.css"),
  axis: "sideways",
  frame: arch,
  shapes: {
    ...liza.shapes,
    attack: { path: "M50 2 98 38 80 98H20L2 38Z", x: 50, y: 58 },
    endure: { path: "M4 4H96V58L50 98 4 58Z", x: 50, y: 46 },
    cost: { path: "M2 4H98L88 96H12Z", x: 50, y: 50 },
    age: { path: "M2 10H98V90H2Z", x: 50, y: 52 },
  },
  back: { icon: "castle", pattern: "repeating-linear-gradient(45deg, #6e1522 0 8px, #7d1a29 8px 16px)" },
  artGrounds: {
    "": { icon: "#5A2A1C", centre: "#E8D9B4", edge: "#CDB27A" },
    relic: { icon: "#4A2A08", centre: "#F6E3A4", edge: "#CE9F36" },
  },
  quiet: ["veteran", "elite", "royal", "neutral"],
  golden: ["dominion"],
  ground: Ground,
  walled: ["structures"],
  wall: Wall,
  strips: ["development"],
  tokens: ["supplies"],
  shelves: "age",
  roman: ["age"],
  ornament: "M0 0H180V12H165V20H150V12H120V20H105V12H75V20H60V12H30V20H15V12H0Z",
  icons: {
    points: "flying-flag",
    dominion: "laurel-crown",
    stored: "holy-grail",
    supplies: "coins",
    temporary: "hourglass",
    hand: "poker-hand",
    castle: "castle",
    graveyard: "tombstone",
    fatigue: "skull-crossed-bones",
    out: "locked-chest",
    attack: "crossed-swords",
    bombard: "cannon-ball",
    flank: "cavalry",
    defend: "shield",
    intercept: "crossed-axes",
    aim: "archery-target",
    courage: "sprint",
    flanking: "cavalry",
    interception: "crossed-axes",
    demolish: "siege-ram",
    bombardment: "cannon-ball",
    shrine: "holy-grail",
    church: "church",
    temple: "temple-gate",
    forbidden: "cancel",
    prevented: "cross-shield",
    responds: "crossed-swords",
    silent: "silenced",
    committed: "pointy-sword",
    chosen: "check-mark",
    carried: "backpack",
    cancelled: "cancel",
  },
  banner: {
    scheme: "light",
    stops: "#f0dcd0, #efe6d2 45%, #d6dfe6",
    edge: "M0 0H180V14H168V22H150V14H132V22H114V14H96V22H78V14H60V22H42V14H24V22H6V14H0Z",
    edgeColour: "#8c1c2c",
  },
};

export default bellum;
