import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { replaceFramework, smallPreload } from "./app/framework/vite-plugins";
import remixConfig from "./remix.config.js";

const FRAMEWORK =
  /app\/framework\/|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|turbo-stream|cookie|set-cookie-parser)\//;

/** What every page needs, the quiz too: small files weigh a quarter less together. What is fetched on a press stays apart. */
const SHELL =
  /\/app\/(look\/ui\/(badge|button|dialog|flash|icon|optional|sprite|toast)|look\/styles\/(shared-)?stylesheets|shell\/(error-page|main-on-path-change|navigation-bar|page-(meta|render)|route-handle|partners\/page-partners)|platform\/(config\/product|preferences\/preferences)|paths|people\/(profile\/accent-preview|account\/simulated-provider\/simulated-provider\.ts)|games\/full-time-quiz\/question\.)/;
/** What stands around every page but the quiz, and what most of those pages have on them. */
const SITE =
  /\/app\/(routes\/_site\.tsx|look\/ui\/(card|error-card|error-summary|skeleton|tabs)|shell\/(?!all-games|house-ad|share|partners)|platform\/(http\/(out-of-reach|single-line)|identity\/display-name)|people\/(account\/(account-nav|auth-client-action|user-avatar|load-auth-dialog|login-prompt|use-(session-sync|auth-dialog-mode))|push\/(attach-push|device)-token\.|notices\/bell\.))/;

/** What pages with lists have, and what home shares with a game's page. */
const LISTS =
  /\/app\/(look\/ui\/(empty-state|section-heading)|platform\/sources\/source-list|shell\/all-games|play\/start-form|site\/community\/feed\/post-card)/;

/** What every title needs before its end; what only some need, as a queue for moves, comes with their own files. */
const ENGINE =
  /\/app\/play\/(attempt|clock-text|early-moves|form-fields|game-(layout|page)|live(-part)?|move-transport|offline-attempt|parts?|play-(address|bar|link|mode|route)|problem|unsent-texts|use-(clock|match|server))\./;
/** What a title with sealed answers needs besides, and what sends its moves, from the first one on. */
const SEALED = /\/app\/play\/(play-view|referee|sealed-play|unseal|use-move-queue)\./;
const QUEUE = /\/app\/play\/(browser-transport|move-queues?|pending-moves)\./;

/** What titles with questions share. */
const QUESTIONS = /\/app\/games\/questions\/(choices|question|use-)/;

const STEP_BACK = /\/app\/look\/ui\/(use-)?step-back/;
const PARTNERS = /\/app\/shell\/partners\/(network-ad|page-views|partner-script)/;

function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (SHELL.test(id)) return "shell";
  if (ENGINE.test(id)) return "engine";
  if (SEALED.test(id)) return "sealed";
  if (QUEUE.test(id)) return "move-queues";
  if (QUESTIONS.test(id)) return "questions";
  if (STEP_BACK.test(id)) return "step-back";
  if (PARTNERS.test(id)) return "partners";
  if (LISTS.test(id)) return "lists";
  return SITE.test(id) ? "site" : undefined;
}

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [replaceFramework, smallPreload, scriptText, tailwindcss(), remix(remixConfig)],
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
