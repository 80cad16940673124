import { spawn } from "node:child_process";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LOCKFILE = join(FOLDER, "package-lock.json");
const INSTALLED = join(FOLDER, "node_modules/.installed-lockfile.json");
const SLOWEST_INSTALL_MS = 300_000;

/** The command line of firebase-tools, once `installEmulators` has been there. */
export const FIREBASE_TOOLS = join(FOLDER, "node_modules/firebase-tools/lib/bin/firebase.js");

/**
 * Installs the emulators' own packages, unless they are there as the lockfile has them.
 *
 * @returns why they can't be had, in one sentence; null when they are there
 */
export async function installEmulators(): Promise<string | null> {
  if (await isInstalled()) return null;
  const failure = await runInstall();
  if (failure) return `The Firebase emulators' packages can't be installed: ${failure}.`;
  await copyFile(LOCKFILE, INSTALLED);
  return null;
}

async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readFile(LOCKFILE, "utf8"),
    readFile(INSTALLED, "utf8").catch(() => null),
  ]);
  return wanted === installed;
}

function runInstall(): Promise<string | null> {
  return new Promise((resolve) => {
    const npm = spawn("npm", ["ci", "--no-progress"], {
      cwd: FOLDER,
      stdio: ["ignore", "ignore", "inherit"],
      timeout: SLOWEST_INSTALL_MS,
    });
    npm.on("error", (error) => resolve(error.message));
    npm.on("exit", (code, signal) =>
      resolve(code === 0 ? null : `npm ended with ${signal ?? code}`),
    );
  });
}
