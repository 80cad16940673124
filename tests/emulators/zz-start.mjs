// tests/emulators/auth-emulator.ts
import { spawn as spawn2 } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// tests/emulators/install-emulators.ts
import { spawn } from "node:child_process";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var FOLDER = fileURLToPath(new URL(".", import.meta.url));
var LOCKFILE = join(FOLDER, "package-lock.json");
var INSTALLED = join(FOLDER, "node_modules/.installed-lockfile.json");
var SLOWEST_INSTALL_MS = 3e5;
var FIREBASE_TOOLS = join(FOLDER, "node_modules/firebase-tools/lib/bin/firebase.js");
async function installEmulators() {
  if (await isInstalled()) return null;
  const failure = await runInstall();
  if (failure) return `The Firebase emulators' packages can't be installed: ${failure}.`;
  await copyFile(LOCKFILE, INSTALLED);
  return null;
}
async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readFile(LOCKFILE, "utf8"),
    readFile(INSTALLED, "utf8").catch(() => null)
  ]);
  return wanted === installed;
}
function runInstall() {
  return new Promise((resolve) => {
    const npm = spawn("npm", ["ci", "--no-progress"], {
      cwd: FOLDER,
      stdio: ["ignore", "ignore", "inherit"],
      timeout: SLOWEST_INSTALL_MS
    });
    npm.on("error", (error) => resolve(error.message));
    npm.on(
      "exit",
      (code, signal) => resolve(code === 0 ? null : `npm ended with ${signal ?? code}`)
    );
  });
}

// tests/emulators/auth-emulator.ts
var PROJECT = "demo-app";
var SLOWEST_START_MS = 6e4;
var SLOWEST_STOP_MS = 1e4;
var POLL_MS = 100;
async function startAuthEmulator() {
  const missing = await installEmulators();
  if (missing) return { reason: missing };
  const folder = await mkdtemp(join2(tmpdir(), "kickabout-auth-emulator-"));
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
async function configure(folder) {
  const [auth, hub, logging] = await freePorts();
  const at = (port) => ({ host: "127.0.0.1", port });
  const emulators = {
    singleProjectMode: true,
    auth: at(auth),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false }
  };
  await writeFile(join2(folder, "firebase.json"), JSON.stringify({ emulators }));
  return `127.0.0.1:${auth}`;
}
async function freePorts() {
  const servers = await Promise.all([listen(), listen(), listen()]);
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
function listen() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}
function runIn(folder) {
  const untilInputEnds = 'node -e "process.stdin.resume()"';
  const args = ["emulators:exec", "--only", "auth", "--project", PROJECT, untilInputEnds];
  const emulator = spawn2(process.execPath, [FIREBASE_TOOLS, ...args], {
    cwd: folder,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "1",
      NO_UPDATE_NOTIFIER: "1",
      XDG_CONFIG_HOME: folder,
      TMPDIR: folder
    }
  });
  let said = "";
  for (const stream of [emulator.stdout, emulator.stderr])
    stream.on("data", (data) => {
      said = `${said}${data}`.slice(-2e3);
    });
  emulator.stdin.on("error", () => {
  });
  return { process: emulator, lastWords: () => said.trim() || "it said nothing." };
}
async function answers(host, run) {
  const start = performance.now();
  while (performance.now() - start < SLOWEST_START_MS && !hasEnded(run.process)) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error("no answer");
}
async function protectEmails(host) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  });
  if (!answer.ok) throw new Error("e-mail privacy can't be turned on");
}
var hasEnded = (process2) => process2.exitCode !== null || process2.signalCode !== null;
async function end(emulator) {
  if (hasEnded(emulator)) return;
  const ended = new Promise((resolve) => emulator.once("exit", resolve));
  const impatient = setTimeout(() => emulator.kill("SIGKILL"), SLOWEST_STOP_MS);
  emulator.stdin?.end();
  await ended;
  clearTimeout(impatient);
}

// ../../tmp/start.mts
var t = Date.now();
var e = await startAuthEmulator();
console.log(JSON.stringify(e), Date.now() - t);
