// npm run backup -- [folder]: writes a consistent copy of the database, also while the server runs. Prints its name.
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, loadProgram } from "./operator.mjs";

const OWNER_ONLY = 0o600;
const [named] = process.argv.slice(2);
const target = named && resolve(process.env.INIT_CWD ?? ".", named);
const { copyDatabase } = await loadProgram("backup");

const dataDir = resolve(process.env.DATA_DIR || "data");
const file = join(dataDir, "kickabout.db");
if (!existsSync(file)) fail(`There is no database at ${file} to back up.`);

const folder = target || join(dataDir, "backups");
const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
const copy = join(folder, `kickabout-${stamp}.db`);
const draft = `${copy}.draft`;
try {
  mkdirSync(folder, { recursive: true });
  // Before it has content: a copy contains users' addresses.
  closeSync(openSync(draft, "wx", OWNER_ONLY));
  copyDatabase(file, draft);
  renameSync(draft, copy);
} catch (error) {
  rmSync(draft, { force: true });
  fail(`The database at ${file} can't be backed up: ${error.message}.`);
}
console.log(copy);
