// Builds the Remix app, its precompressed assets, server.ts, and the operator's commands.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { markBuilt, sources } from "./freshness.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Lets bundled CommonJS packages require Node's built-in modules. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

const madeFrom = sources();
rmSync(join(root, "build"), { recursive: true, force: true });
const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
const { status } = spawnSync(process.execPath, [remix, "vite:build"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);

const client = join(root, "build/client");
for (const name of readdirSync(client, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = join(client, name);
  const text = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

// Bundles all but Firebase into few files: reading hundreds of files dominates the start-up time.
await build({
  absWorkingDir: root,
  entryPoints: {
    server: "server.ts",
    leagues: "scripts/commands/leagues/command.server.ts",
    threads: "scripts/commands/threads/command.server.ts",
    "user-reports": "scripts/commands/user-reports/command.server.ts",
    moderators: "scripts/commands/moderators/command.server.ts",
    notify: "scripts/commands/notify/command.server.ts",
    backup: "scripts/commands/backup/command.server.ts",
    "backup-worker": "app/platform/storage/backup-worker.server.ts",
    "sample-fans": "scripts/commands/sample-fans/command.server.ts",
    upgrade: "scripts/commands/upgrade/command.server.ts",
    "move-to-firebase": "scripts/commands/move-to-firebase/command.server.ts",
  },
  outdir: "build",
  chunkNames: "parts/[name]-[hash]",
  bundle: true,
  splitting: true,
  alias: { "@remix-run/dev/server-build": "./build/server/index.js" },
  external: ["@resvg/resvg-js", "firebase", "firebase-admin", "undici"],
  loader: { ".css": "empty" },
  platform: "node",
  format: "esm",
  target: "node20",
  minifySyntax: true,
  minifyWhitespace: true,
  // Node quotes the source line of an error.
  lineLimit: 200,
  define: { "process.env.NODE_ENV": '"production"' },
  banner: { js: REQUIRE },
  sourcemap: true,
  logOverride: { "ignored-bare-import": "silent" },
});
markBuilt(madeFrom);
