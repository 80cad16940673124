import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LOCKFILE = join(FOLDER, "package-lock.json");
const INSTALLED = join(FOLDER, "node_modules/.installed-lockfile.json");
const SLOWEST_INSTALL_MS = 300_000;

/** The command line of firebase-tools, after `installEmulators`. */
export const FIREBASE_TOOLS = join(FOLDER, "node_modules/firebase-tools/lib/bin/firebase.js");

/**
 * Installs the emulators' packages, unless they match the lockfile. Starts before it returns, so that it runs in
 * parallel with the caller. Needs only Node and npm.
 *
 * @returns {Promise<string | null>} one sentence why they can't be installed; null on success
 */
export async function installEmulators() {
  if (isInstalled()) return null;
  const failure = await runInstall();
  if (failure) return `The Firebase emulators' packages can't be installed: ${failure}.`;
  copyFileSync(LOCKFILE, INSTALLED);
  return null;
}

const isInstalled = () =>
  existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === readFileSync(LOCKFILE, "utf8");

/** @returns {Promise<string | null>} */
function runInstall() {
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
