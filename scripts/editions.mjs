// npm run editions -- check [<title>] [--data <folder>] | preview <title> <date> | void [<title>] <id>: checks the
// editions of all titles, prints one, or takes a wrong record back.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const { module } = await runnerImport(`${root}scripts/editions/command.ts`, {
  configFile: false,
  root,
  logLevel: "error",
  resolve: { alias: { "~": `${root}app` } },
});
process.exitCode = module.runEditions(
  process.argv.slice(2),
  process.env,
  console.log,
  `${root}app/games`,
);
