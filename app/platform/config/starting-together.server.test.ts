import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { describe, expect, it, onTestFinished } from "vitest";

const STARTERS = 4;
const ROUNDS = 25;

/** A worker that reads the settings of several data folders, each at the same moment as the other workers. */
const starter = `
  import { parentPort, workerData } from "node:worker_threads";
  import { parseEnvironment } from "./environment.server";
  const arrived = new Int32Array(workerData.arrived);
  const secrets = [];
  for (let round = 0; round < ${ROUNDS}; round++) {
    Atomics.add(arrived, 0, 1);
    while (Atomics.load(arrived, 0) < ${STARTERS} * (round + 1));
    secrets.push(parseEnvironment({ DATA_DIR: workerData.folder + round }).SESSION_SECRET);
  }
  parentPort.postMessage(secrets.join());`;

describe("the secret of several servers", () => {
  it("is the same when they start together", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kickabout-starters-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const script = join(folder, "starter.mjs");
    await build({
      stdin: { contents: starter, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: script,
    });
    const workerData = { arrived: new SharedArrayBuffer(4), folder: join(folder, "round-") };
    const start = () => once(new Worker(script, { workerData }), "message");
    const started = await Promise.all(Array.from({ length: STARTERS }, start));
    expect(new Set(started.map(([secrets]) => secrets)).size).toBe(1);
  }, 20_000);
});
