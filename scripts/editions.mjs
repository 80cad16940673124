// npm run editions -- new | check | preview | void: drafts an edition, checks all or some, shows one as players see it,
// or takes a wrong record back (docs/editing.md).
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
const { module } = await runnerImport(`${root}scripts/editions/command.ts`, {
  configFile: false,
  root,
  logLevel: "error",
  resolve: { alias: { "~": `${root}app` } },
});
process.exitCode = await module.runEditions(process.argv.slice(2), process.env, console.log, root);
