/** The licences of what the built page brings along. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILES = {
  alegreya: "@fontsource-variable/alegreya/LICENSE",
  archivo: "@fontsource-variable/archivo/LICENSE",
  cinzel: "@fontsource-variable/cinzel/LICENSE",
  clsx: "clsx/license",
  // @fluent/bundle is under the Apache licence 2.0 but brings no file with its text; TypeScript, under the same, does.
  fluent: "typescript/LICENSE.txt",
  "im-fell-english-sc": "@fontsource/im-fell-english-sc/LICENSE",
  "patua-one": "@fontsource/patua-one/LICENSE",
  "suez-one": "@fontsource/suez-one/LICENSE",
  svelte: "svelte/LICENSE.md",
  texturina: "@fontsource-variable/texturina/LICENSE",
};

const ICONS = `The game icons are by Lorc, Delapouite and contributors, from https://game-icons.net,
under the licence Creative Commons Attribution 3.0 Unported (CC BY 3.0):
https://creativecommons.org/licenses/by/3.0/legalcode
They are shown in the colours of each game; the drawings are unchanged.
`;

function read(file: string): string {
  return readFileSync(new URL(`../node_modules/${file}`, import.meta.url), "utf8");
}

/** Emits `licences/NAME.txt` for each font, program and set of icons. */
export function licences(): Plugin {
  return {
    name: "liza-licences",
    generateBundle() {
      const texts = Object.entries(FILES).map(([name, file]) => [name, read(file)] as const);
      for (const [name, source] of [...texts, ["game-icons", ICONS] as const]) {
        this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
