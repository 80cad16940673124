import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Emulator } from "./emulator";
import { FIREBASE_TOOLS, installEmulators } from "./install-emulators.mjs";

const PROJECT = "demo-app";
const LAZY_SCHEMAS = fileURLToPath(new URL("lazy-schemas.cjs", import.meta.url));
const SLOWEST_START_MS = 60_000;
const SLOWEST_STOP_MS = 10_000;
const POLL_MS = 100;

/**
 * Starts Firebase's Auth emulator on free ports, with e-mail privacy as in new projects; installs it if missing. It
 * ends with the process that started it, also if that is killed.
 *
 * @returns its host and how to stop it, or one sentence why there is none
 */
export async function startAuthEmulator(): Promise<Emulator> {
  const missing = await installEmulators();
  if (missing) return { reason: missing };
  const folder = await mkdtemp(join(tmpdir(), "kickabout-auth-emulator-"));
  const host = await configure(folder);
  const run = runIn(folder);
  const stop = async () => {
    await end(run.process);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(host, run);
    await protectEmails(host);
    return { host, stop };
  } catch {
    await stop();
    return { reason: `The Firebase Auth emulator doesn't start: ${run.lastWords()}` };
  }
}

async function configure(folder: string): Promise<string> {
  const [auth, hub, logging] = await freePorts();
  const at = (port: number | undefined) => ({ host: "127.0.0.1", port });
  const emulators = {
    singleProjectMode: true,
    auth: at(auth),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  return `127.0.0.1:${auth}`;
}

/** Opens all before it closes any, so that no two are the same. */
async function freePorts(): Promise<number[]> {
  const servers = await Promise.all([listen(), listen(), listen()]);
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

function listen() {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

type Run = { process: ChildProcess; lastWords(): string };

/**
 * The emulator runs as long as a child command that reads its input. That input is a pipe from this process, which
 * closes even if this process is killed, so no emulator is left behind.
 */
function runIn(folder: string): Run {
  const untilInputEnds = 'node -e "process.stdin.resume()"';
  const args = ["emulators:exec", "--only", "auth", "--project", PROJECT, untilInputEnds];
  const emulator = spawn(process.execPath, ["--require", LAZY_SCHEMAS, FIREBASE_TOOLS, ...args], {
    cwd: folder,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "1",
      NO_UPDATE_NOTIFIER: "1",
      XDG_CONFIG_HOME: folder,
      TMPDIR: folder,
    },
  });
  let said = "";
  for (const stream of [emulator.stdout, emulator.stderr])
    stream.on("data", (data) => {
      said = `${said}${data}`.slice(-2000);
    });
  emulator.stdin.on("error", () => {});
  return { process: emulator, lastWords: () => said.trim() || "it said nothing." };
}

/** @throws Error if it has ended or printed nothing for a minute */
async function answers(host: string, run: Run): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < SLOWEST_START_MS && !hasEnded(run.process)) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error("no answer");
}

async function protectEmails(host: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error("e-mail privacy can't be turned on");
}

const hasEnded = (process: ChildProcess) =>
  process.exitCode !== null || process.signalCode !== null;

async function end(emulator: ChildProcess): Promise<void> {
  if (hasEnded(emulator)) return;
  const ended = new Promise((resolve) => emulator.once("exit", resolve));
  const killTimer = setTimeout(() => emulator.kill("SIGKILL"), SLOWEST_STOP_MS);
  emulator.stdin?.end();
  await ended;
  clearTimeout(killTimer);
}
