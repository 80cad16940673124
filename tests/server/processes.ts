import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type RunningServer, spawnServer, startServer } from "../fixtures/server";
import { freePort, root } from "./ask";

type Variables = Record<string, string | undefined>;

/** A server for one test, stopped after it. */
export async function serverForTest(variables: Variables = {}): Promise<RunningServer> {
  const server = await startServer(variables);
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

/** As `serverForTest`, for a server with another public origin than the test's URL. */
export async function serverBehind(origin: string, variables: Variables = {}): Promise<string> {
  const port = await freePort();
  await serverForTest({ PORT: String(port), ORIGIN: origin, ...variables });
  return `http://127.0.0.1:${port}`;
}

/** A folder for one test, deleted after it. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process's exit code and complete output. */
export type Ending = { code: number | null; out: string; error: string };

/** Runs the production server with variables that must prevent its start. */
export function runToItsEnd(variables: Variables): Promise<Ending> {
  const child = spawnServer({ DATA_DIR: folderForTest(), ...variables });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return endingOf(child);
}

/** Waits for a process to exit and for its output to end. */
export function endingOf(child: ChildProcess): Promise<Ending> {
  let out = "";
  let error = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    error += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, error })));
}

/** Waits until a process has printed a match. */
export function waitForOutput(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  let said = "";
  return new Promise((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      said += chunk;
      const found = words.exec(said);
      if (found) resolve(found);
    };
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    child.on("close", () =>
      reject(new Error(`The process ended and never said ${words}: ${said}`)),
    );
  });
}

/** Starts the build under the framework's own server, `remix-serve`. */
export async function startRemixServe(): Promise<string> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const cli = join(root, "node_modules/@remix-run/serve/dist/cli.js");
  const child = spawn(process.execPath, [cli, "build/server/index.js"], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folderForTest(),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ending = endingOf(child);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ending;
  });
  await waitForOutput(child, /\[remix-serve\] http/);
  return `http://127.0.0.1:${port}`;
}

/** As `serverForFile`, for a server with another public origin than the tests' URL. */
export function serverForFileBehind(origin: string, variables: Variables = {}) {
  let server: RunningServer | undefined;
  let address = "";
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const given = { PORT: String(port), ORIGIN: origin, LOG_LEVEL: "error", ...variables };
    server = await startServer(given);
  });
  afterAll(() => server?.stop());
  return {
    get address(): string {
      return address;
    },
  };
}

/** A server for all tests of a file, with its data folder; call it at the top of the file. */
export function serverForFile(variables: Variables = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "kickabout-file-"));
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error", ...variables });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    get address(): string {
      if (!server) throw new Error("The server has not started yet.");
      return server.address;
    },
  };
}
