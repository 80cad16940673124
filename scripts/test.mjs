// npm test: installs, builds, finds or installs a Chromium, and runs every check. Ends with the sum of all tests.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepare, run } from "./prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
prepare({ forTests: true });

const INSTALL_TIMEOUT_MS = 240_000;
const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
const npx = (...args) => run("npx", ["--no-install", ...args]);
rmSync("reports", { recursive: true, force: true });

await provideChromium();
run("npm", ["run", "--silent", "lint"]);
npx("tsc");
npx("vitest", "run");
npx("playwright", "test", "--project=with-script", "--project=without-script", "--project=budget");
printSum();

/** The Chromium that is there, else Playwright's download, else the distribution's package. */
async function provideChromium() {
  const { findWorkingChromium } = await import("./chromium.mjs");
  const ways = [
    () => {},
    () => attempt("npx", "--no-install", "playwright", "install", "chromium"),
    () => {
      attempt(...asRoot, "apt-get", "update");
      attempt(...asRoot, "apt-get", "install", "-y", "chromium");
    },
  ];
  for (const provide of ways) {
    provide();
    const path = await findWorkingChromium();
    if (path) {
      process.env.CHROMIUM_PATH = path;
      return;
    }
  }
  console.error("There is no Chromium that starts: install one and set CHROMIUM_PATH to it.");
  process.exit(1);
}

function attempt(command, ...args) {
  spawnSync(command, args, { stdio: "inherit", timeout: INSTALL_TIMEOUT_MS });
}

/** The one line that says how many tests there were, whichever runner ran them. */
function printSum() {
  const { numPassedTests, numFailedTests, numPendingTests } = report("unit");
  const { expected, unexpected, flaky, skipped } = report("browser").stats;
  const passed = numPassedTests + expected + flaky;
  console.log(
    `${passed} passed, ${numFailedTests + unexpected} failed, ${numPendingTests + skipped} skipped`,
  );
}

function report(name) {
  return JSON.parse(readFileSync(`reports/${name}.json`, "utf8"));
}
