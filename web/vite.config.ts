import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/shoal/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy of the page takes styles and scripts from files alone
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8077", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
