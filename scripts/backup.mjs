// npm run backup -- [folder]: a consistent copy of the database, also while the server runs. Prints the copy's name.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";

const OWNER_ONLY = 0o600;
const root = fileURLToPath(new URL("..", import.meta.url));
const [named] = process.argv.slice(2);
const target = named && resolve(process.env.INIT_CWD ?? ".", named);
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const dataDir = resolve(process.env.DATA_DIR || "data");
const file = join(dataDir, "kickabout.db");
if (!existsSync(file)) fail(`There is no database at ${file} to back up.`);

const folder = target || join(dataDir, "backups");
const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
const copy = join(folder, `kickabout-${stamp}.db`);
const draft = `${copy}.draft`;
try {
  mkdirSync(folder, { recursive: true });
  await copyTo(draft);
  renameSync(draft, copy);
} catch (error) {
  rmSync(draft, { force: true });
  fail(`The database at ${file} can't be backed up: ${error.message}.`);
}
console.log(copy);

async function copyTo(name) {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    // All pages in one step: in several, a busy server would make it start over again and again.
    await database.backup(name, { progress: () => Number.MAX_SAFE_INTEGER });
    chmodSync(name, OWNER_ONLY);
  } finally {
    database.close();
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
