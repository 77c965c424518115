import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.LIZA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/liza/table/static", emptyOutDir: true, target: "es2022" },
  server: {
    proxy: {
      "/api": server,
      "/icons": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
