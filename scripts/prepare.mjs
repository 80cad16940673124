// Installs and builds what is missing or out of date. Needs only Node and npm.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isBuilt, isInstalled, markInstalled } from "./freshness.mjs";
import { hasNodeSqlite, hasSqlite } from "./sqlite.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const MIN_MINOR_OF_NODE_20 = 19;

/** Runs a command in the project's folder; ends the process if it fails. */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  if (error) console.error(error.message);
  process.exit(status || 1);
}

function checkNode() {
  const { node } = process.versions;
  const [major, minor] = node.split(".").map(Number);
  if (hasNodeSqlite() || (major === 20 && minor >= MIN_MINOR_OF_NODE_20)) return;
  console.error(
    `Kickabout needs Node 22.13 or newer, or Node 20 from 20.${MIN_MINOR_OF_NODE_20} on; this is ${node}.`,
  );
  process.exit(1);
}

/** Whether the build's runtime dependencies are installed, in whatever way: then a start needs no network. */
function canRun() {
  const { dependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url)));
  return Object.keys(dependencies).every((name) => existsSync(`${root}node_modules/${name}`));
}

/** Dependencies of the tests: the packages and, in parallel, those of the emulators. */
export async function installForTests() {
  checkNode();
  const { installEmulators } = await import("../tests/emulators/install-emulators.mjs");
  // The tests that start an emulator report why there is none.
  const emulators = installEmulators();
  if (!hasSqlite() || !isInstalled()) installPackages();
  await emulators;
}

function installPackages() {
  console.log("Installing the packages…");
  run("npm", ["ci", "--include=dev"], { NODE_ENV: "development" });
  // npm silently skips an optional package that fails to install.
  if (!hasSqlite()) {
    console.error(
      "Node 20 has no SQLite of its own, and better-sqlite3 could not be installed: use Node 22.13 or newer, or install a C++ compiler first.",
    );
    process.exit(1);
  }
  markInstalled();
}

/** Brings packages and build up to date; does nothing if they are. */
export function prepare() {
  checkNode();
  if (!hasSqlite() || (!isInstalled() && !(isBuilt() && canRun()))) installPackages();
  if (isBuilt()) return;
  console.log("Building…");
  run(process.execPath, ["scripts/build.mjs"]);
}
