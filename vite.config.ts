import { existsSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { replaceFramework, smallPreload } from "./app/framework/vite-plugins";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/chunks";

const SCRIPT = "?script";

/** `import text from "./worker.ts?script"`: what a service worker's address answers with, bundled into one text. */
const scriptText: Plugin = {
  name: "script-text",
  async load(id) {
    if (!id.endsWith(SCRIPT)) return null;
    const { outputFiles, metafile } = await build({
      entryPoints: [id.slice(0, -SCRIPT.length)],
      bundle: true,
      minify: true,
      format: "iife",
      target: "es2022",
      metafile: true,
      write: false,
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(resolve(file));
    return `export default ${JSON.stringify(outputFiles[0]?.text ?? "")};`;
  },
};

const EVERY_TITLE = /@import "([^"]*\/games)\/\*\/([^"]+)";/g;

// An @import with a star for the title is that file of each title which has it: CSS itself knows no such import.
const importOfEveryTitle: Plugin = {
  name: "import-of-every-title",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.endsWith(".css") || !code.includes("/*/")) return null;
    return code.replace(EVERY_TITLE, (_, games: string, path: string) => {
      const folder = resolve(dirname(file), games);
      const titles = readdirSync(folder).filter((slug) => existsSync(resolve(folder, slug, path)));
      return titles.map((slug) => `@import "${games}/${slug}/${path}";`).join("\n");
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [replaceFramework, smallPreload, scriptText, importOfEveryTitle, remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  build: {
    cssMinify: "lightningcss",
    cssTarget: ["chrome100", "safari15.4", "firefox100"],
    assetsInlineLimit: 0,
    // What is fetched on a press has little or nothing of its own to fetch; the helper that would ask for it ahead weighs more.
    modulePreload: false,
    target: "es2022",
    // A twentieth less to send than Vite's own minifier makes of the framework; it takes five seconds more.
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
    },
    // The framework is one file that changes only with the framework: it stays in the fan's cache across releases.
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}));
