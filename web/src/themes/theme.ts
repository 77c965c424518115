/** What a game's theme folder may say about its looks. A game without a folder has the theme `liza`. */
import type { Component } from "svelte";

/** The card's sizes, see the look's §3: reading, card, piece, smallest. */
export type Size = "L" | "M" | "S" | "XS";

/** The ground under a card's icon. */
export interface ArtGround {
  icon: string;
  centre: string;
  edge: string;
  /** The edge of the card, where it is not that of all. */
  line?: string;
}

/** The outline behind a number: an SVG path in a box of 100 by 100, and where in it the figure's middle lies. */
export interface Shape {
  path: string;
  x: number;
  y: number;
}

/** A game's banner in the lobby. */
export interface BannerLook {
  /** Its scheme: banners keep their colours like the boards. */
  scheme: "dark" | "light";
  /** CSS background from top to bottom; the phone's pennants turn it by 90 degrees. */
  stops: string;
  /** The torn, crenellated or woven upper edge: an SVG path in a box of 180 by 24, repeated never. */
  edge: string;
  edgeColour: string;
}

/** Zones of the sides by kind: each list one row of the board, the rows from the barrier outwards. */
export interface Tiers {
  mine: string[][];
  rival: string[][];
}

/** What the spaces of a terrain are painted with: a ground, and lines or shapes repeated over it. */
export interface Terrain {
  fill: string;
  ink: string;
  /** An SVG path in a tile of so many units; a hex is 80 high. */
  path: string;
  size: number;
  filled?: boolean;
  /** A sign of the land that is drawn a few times in a region, above its name: an SVG path around the origin, some 20 high. */
  glyph?: string;
}

/** How a map and what stands on it are drawn. */
export interface MapLook {
  /** By terrain; `""` is the usual one. */
  terrains: Record<string, Terrain>;
  /** The kinds of pieces that are part of their place, drawn as a round sign in its middle. */
  settled: string[];
  /** Of these, and of the marks below, the ones with a crown; and the marks by which others have a wall around them. */
  crowned: string[];
  ringed: string[];
  /** Marks that a place, or what stands fixed in it, wears as small signs. */
  worn: string[];
  /** The mark of a space that is fought over: it wears its first counter. */
  contested: string;
  /** The ornament around the map. */
  border: Component | null;
}

export interface Theme {
  id: string;
  /** The scheme it is drawn in first. */
  own: "dark" | "light";
  /** Loads the face of the titles, which the tokens name as `--display`. */
  display: () => Promise<unknown>;
  /** `stacked`: rival above, you below; `sideways`: you at the left, rival at the right, and the barrier between. */
  axis: "stacked" | "sideways";
  /** Which zones of a stacked board share a row; what is in none of them lies with its seat. Null: each has a row. */
  tiers: Tiers | null;
  /** How maps are drawn. */
  map: MapLook;
  /** The outline of a card of a size, as an SVG path of its width and height. */
  frame: (size: Size, width: number, height: number) => string;
  /** By the role of the number: attack, endure, points, cost, resource. */
  shapes: Record<string, Shape>;
  /** The back of a card: its emblem's icon, and a CSS background. */
  back: { icon: string; pattern: string };
  /** Grounds by a card's kind, or `rival` for cards of other seats; `""` is the usual one. */
  artGrounds: Record<string, ArtGround>;
  /** Marks that a card need not wear, because its name or its art tells them. */
  quiet: string[];
  /** The kinds of cards that wear a crown. */
  crowned: string[];
  /** The roles of counters that are marks of victory, drawn in gold from the first on. */
  golden: string[];
  /** What is painted under the board, filling its box. */
  ground: Component | null;
  /** The ornament along the upper edge of board and end banner: like the banner's edge. */
  ornament: string;
  /** The kinds of zones that stand on a wall of a sideways board, and what the wall is painted with. */
  walled: string[];
  wall: Component<{ side: string }> | null;
  /** The kinds of zones that lie as a strip along the foot of a sideways board. */
  strips: string[];
  /** The roles of counters that are laid out as tokens beside the hand. */
  tokens: string[];
  /** The role of the number by which what a seat keeps in store is shelved; "" for none. */
  shelves: string;
  /** The roles of counters whose ledger can be opened: what decides the game, told large. */
  accounts: string[];
  /** The roles of numbers that lie on a card as so many grains; the path of one grain is the shape of the role. */
  heaped: string[];
  /** The roles of numbers and counters that are written in Roman numerals. */
  roman: string[];
  /** Icons of counters by role, of marks by id, of links by role, and of the groups of a track. A mark without one is worn as a word. */
  icons: Record<string, string>;
  banner: BannerLook;
}
