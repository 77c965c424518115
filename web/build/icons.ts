/** The game icons as one file of the built page, and each of them on request while developing. */
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const BOX = 512;
const ASKED = /^\/icons\/([a-z0-9-]+)\.svg/;

/** Emits `icons.json`, the drawings by name, from which the server makes its icons; names of old stay known. */
export function gameIcons(): Plugin {
  const bodies: Record<string, string> = {};
  for (const [name, { body }] of Object.entries(icons.icons)) bodies[name] = body;
  for (const [name, { parent }] of Object.entries(icons.aliases ?? {})) bodies[name] = bodies[parent] ?? "";
  return {
    name: "liza-icons",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(bodies) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const body = bodies[ASKED.exec(request.url ?? "")?.[1] ?? ""];
        if (body === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${body}</svg>`);
      });
    },
  };
}
