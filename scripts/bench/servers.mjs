// The servers under measurement, each a separate process on a free port with its own data folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_TIMEOUT_MS = 20_000;
const UNLIMITED = "1000000";

/** @typedef {{ address: string, pid: number, stop: () => Promise<void> }} Measured */

/** The production build, with its rate limits raised. */
export const startApp = (variables = {}) =>
  start(["build/server.js"], { PORT: "0", ...variables }, /Kickabout is at (\S+)/);

/** The same build under plain remix-serve. */
export const startRemixServe = () =>
  start(
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    { HOST: "127.0.0.1" },
    /\((http:\/\/127[^)]+)\)/,
  );

/** A bare node:http server of one document, precompressed at brotli's highest level. */
export function startStatic(html) {
  const body = brotliCompressSync(html).toString("base64");
  return start(["scripts/bench/static-server.mjs"], { BODY: body }, /at (\S+)/);
}

/** @returns {Promise<Measured>} */
async function start(args, variables, announcement) {
  if (!existsSync(join(root, "build/server.js"))) {
    throw new Error("There is no build yet: npm run build makes one.");
  }
  const dataDir = mkdtempSync(join(tmpdir(), "kickabout-bench-"));
  const { PATH, HOME } = process.env;
  const limits = {
    REQUESTS_PER_MINUTE: UNLIMITED,
    POSTS_PER_MINUTE: UNLIMITED,
    AUTH_POSTS_PER_ADDRESS: UNLIMITED,
  };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, NODE_ENV: "production", ...limits, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child, announcement), pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The URL that a server prints once it listens; later output is discarded. */
async function addressOf(child, announcement) {
  let said = "";
  const onOutput = (chunk) => {
    if (said.length < 10_000) said += chunk;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", onOutput);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const address = announcement.exec(said)?.[1];
    if (address) return address.replace(/\/$/, "");
    await sleep(50);
  }
  throw new Error(`${child.spawnargs[1]} did not start. ${said}`);
}
