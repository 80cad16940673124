import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import type { Emulator } from "./emulator";
import { answers, end, type Run, runOf } from "./emulator-run";

const DEFAULT_JAR =
  "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** Java ends with its wrapper's input, a pipe from this process that closes even if this process is killed. */
const KEEPER = `
  const java = require("node:child_process").spawn("java", process.argv.slice(1), {
    stdio: ["ignore", "inherit", "inherit"],
  });
  java.on("error", (error) => { console.error(error.message); process.exit(1); });
  java.on("exit", (code) => process.exit(code ?? 0));
  process.stdin.on("end", () => java.kill("SIGKILL")).resume();
`;

/**
 * Starts Firestore's emulator on a free port. It ends with the process that started it, also if that is killed.
 *
 * @returns its host and how to stop it, or one sentence why there is none
 */
export async function startFirestoreEmulator(): Promise<Emulator> {
  const jar = process.env.FIRESTORE_EMULATOR_JAR || DEFAULT_JAR;
  if (!existsSync(jar)) {
    return {
      reason: `There is no Firestore emulator at ${jar}: install google-cloud-cli-firestore-emulator, set FIRESTORE_EMULATOR_JAR, or run the tests inside "firebase emulators:exec --only firestore", which downloads it.`,
    };
  }
  const port = await freePort();
  const run = start(jar, port);
  const host = `127.0.0.1:${port}`;
  if (await answers(host, run)) return { host, stop: () => end(run) };
  await end(run);
  return { reason: `The Firestore emulator doesn't start: ${run.lastWords()}` };
}

function start(jar: string, port: number): Run {
  // It runs for minutes only, for which Java's optimising compiler does not pay off.
  const shortLived = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
  const java = [...shortLived, "-Duser.language=en", "-cp", jar, MAIN_CLASS, "start"];
  const emulator = spawn(
    process.execPath,
    ["--eval", KEEPER, "--", ...java, "--host=127.0.0.1", `--port=${port}`],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  return runOf(emulator);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
