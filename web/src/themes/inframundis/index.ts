import "./tokens.css";
import liza from "../liza";
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import { slab } from "./slab";

const inframundis: Theme = {
  ...liza,
  id: "inframundis",
  display: () => import("../../fonts/texturina.css"),
  frame: slab,
  back: { icon: "portal", pattern: "repeating-linear-gradient(52deg, #2c2636 0 8px, #352d42 8px 16px)" },
  artGrounds: {
    "": { icon: "#9FE9DB", centre: "#2C4A4C", edge: "#14201F" },
    rival: { icon: "#FFB383", centre: "#5A3022", edge: "#26130F" },
  },
  crowned: ["champion", "commander"],
  golden: ["mark"],
  ground: Ground,
  icons: {
    nexus: "portal",
    ether: "crystal-shine",
    mark: "laurel-crown",
    hand: "poker-hand",
    deck: "stack",
    discard: "death-skull",
    fatigue: "skull-crossed-bones",
    attack: "pointy-sword",
    block: "shield",
    guard: "shield",
    rush: "sprint",
    echo: "ghost",
    stunned: "knocked-out-stars",
    silenced: "silenced",
    copy: "doubled",
    token: "spark-spirit",
    known: "awareness",
  },
  banner: {
    scheme: "dark",
    stops: "#46281f, #3a2420 22%, #1a131f 52%, #141a22 74%, #153a3c",
    edge: "M0 0H180V18L170 9 160 22 150 12 141 15 130 24 121 11 108 16 101 9 92 20 80 10 71 14 60 24 50 12 40 17 30 9 18 21 9 12 0 20Z",
    edgeColour: "#120d14",
  },
};

export default inframundis;
