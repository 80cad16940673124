import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|turbo-stream|cookie|set-cookie-parser)\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  build: {
    cssMinify: "lightningcss",
    cssTarget: ["chrome100", "safari15.4", "firefox100"],
    assetsInlineLimit: 0,
    target: "es2022",
    // One file that changes only with the framework: it stays in the fan's cache across releases.
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: (id) => (FRAMEWORK.test(id) ? "framework" : undefined) } },
  },
}));
