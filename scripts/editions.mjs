// npm run editions -- check [--data <folder>] | preview <title> <date>: checks the editions of all titles, or prints one.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const { module } = await runnerImport(`${root}scripts/editions/command.ts`, {
  configFile: false,
  root,
  logLevel: "error",
  resolve: { alias: { "~": `${root}app` } },
});
process.exitCode = module.runEditions(process.argv.slice(2), process.env, console.log);
