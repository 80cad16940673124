// npm run backup -- [folder] [--every 6h] [--keep 28]: writes a consistent copy of the database, also while the server
// runs, and prints its name; with --every it goes on until it is stopped.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, loadProgram } from "./operator.mjs";

const USAGE = "npm run backup -- [folder] [--every 30m|6h|1d] [--keep 28]";
const DEFAULT_KEEP = 28;

const { named, every, keep } = readArguments();
const { backUp, durationOf, startBackups } = await loadProgram("backup");

const dataDir = resolve(process.env.DATA_DIR || "data");
const file = join(dataDir, "kickabout.db");
const folder = named || join(dataDir, "backups");

if (every === undefined) await backUpOnce();
else backUpOnAndOn();

async function backUpOnce() {
  try {
    console.log(await backUp(file, folder, Date.now()));
  } catch (error) {
    fail(error.message);
  }
}

function backUpOnAndOn() {
  const ms = durationOf(every);
  if (ms === null || !(keep >= 1)) fail(USAGE);
  startBackups({ file, folder, every: ms, keep }, (outcome) => {
    if (typeof outcome === "string") console.log(outcome);
    else console.error(outcome.message);
  });
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { every: { type: "string" }, keep: { type: "string" } },
    });
    if (positionals.length > 1 || (values.keep && !values.every)) fail(USAGE);
    const [name] = positionals;
    return {
      named: name && resolve(process.env.INIT_CWD ?? ".", name),
      every: values.every,
      keep: values.keep === undefined ? DEFAULT_KEEP : Number(values.keep),
    };
  } catch {
    fail(USAGE);
  }
}
