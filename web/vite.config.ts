import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./build/icons.ts";
import { licences } from "./build/licences.ts";

const server = process.env.LIZA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false }), gameIcons(), licences()],
  // Tests run in node but must see Svelte's runes as a browser does.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/liza/table/static", emptyOutDir: true, target: "es2022" },
  server: {
    // The words of the page lie with the Python package, so that the terminal reads the same files.
    fs: { allow: [".."] },
    proxy: {
      // The server compares a request's origin with the host it was sent to: the proxy must not change that.
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
