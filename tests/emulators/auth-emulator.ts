import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Emulator } from "./emulator";
import { answers, end, type Run, runOf } from "./emulator-run";
import { FIREBASE_TOOLS, installEmulators } from "./install-emulators.mjs";

const PROJECT = "demo-app";
const LAZY_SCHEMAS = fileURLToPath(new URL("lazy-schemas.cjs", import.meta.url));

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
    await end(run);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (!(await answers(host, run))) throw new Error("no answer");
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
  return runOf(emulator);
}

async function protectEmails(host: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error("e-mail privacy can't be turned on");
}
