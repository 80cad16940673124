// npm test: installs, builds, finds or installs a Chromium, and runs every check. Ends with the sum of all tests.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepare, run } from "./prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
prepare();

const npx = (...args) => run("npx", ["--no-install", ...args]);
rmSync("test-results", { recursive: true, force: true });

await provideChromium();
npx("biome", "ci", ".");
npx("tsc");
npx("depcruise", "app", "server.ts", "--config", ".dependency-cruiser.mjs");
npx("knip");
npx("vitest", "run");
npx("playwright", "test", "--project=with-script", "--project=without-script", "--project=budget");
printSum();

/** Playwright's own Chromium first; where it can't be downloaded, the distribution's. */
async function provideChromium() {
  const { findChromium } = await import("./chromium.mjs");
  if (findChromium()) return;
  const { spawnSync } = await import("node:child_process");
  console.log("Installing a Chromium…");
  const download = spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], {
    stdio: "inherit",
    timeout: 180_000,
  });
  if (download.status === 0 && findChromium()) return;
  if (existsSync("/usr/bin/apt-get")) {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
    const [command, ...rest] = [...sudo, "apt-get"];
    spawnSync(command, [...rest, "update"], { stdio: "inherit" });
    spawnSync(command, [...rest, "install", "-y", "chromium"], { stdio: "inherit" });
  }
  if (findChromium()) return;
  console.error("There is no Chromium: install one and set CHROMIUM_PATH to it.");
  process.exit(1);
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
  return JSON.parse(readFileSync(`test-results/${name}.json`, "utf8"));
}
