// npm test: installs, builds, finds or installs a Chromium, and runs every check. Ends with the number of all tests.
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printContracts } from "./contracts.mjs";
import { isBuilt } from "./freshness.mjs";
import { installForTests } from "./prepare.mjs";
import { allTests } from "./reports.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
await installForTests();

const INSTALL_TIMEOUT_MS = 240_000;
const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
const npx = (...args) => check("npx", "--no-install", ...args);
rmSync("reports", { recursive: true, force: true });

/** The checks under way. */
const running = new Set();
let hasFailed = false;

await provideChromium();
const emulators = provideEmulators();
await Promise.all([
  isBuilt() || check(process.execPath, "scripts/build.mjs"),
  check("npm", "run", "--silent", "lint"),
  check("npm", "run", "--silent", "types"),
]);
await emulators;
await npx("vitest", "run");
await npx(
  "playwright",
  "test",
  "--project=with-script",
  "--project=without-script",
  "--project=budget",
  "--project=firebase",
);
await stopEmulators();
judge();

/**
 * Firebase's emulators, which start during the build and the checks; both runners share them.
 *
 * @returns {Promise<() => Promise<void>>} a function that stops them
 */
async function provideEmulators() {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport("./tests/contract/global-setup.ts", { configFile: false });
  return module.default();
}

async function stopEmulators() {
  const stop = await emulators;
  await stop();
}

/** Runs a check. If it fails, ends the others and the run, whose last line names it. Does not block the emulators. */
async function check(command, ...args) {
  const child = spawn(command, args, { stdio: "inherit" });
  running.add(child);
  const status = await new Promise((resolve) => {
    child.on("error", resolve);
    child.on("exit", resolve);
  });
  running.delete(child);
  if (status === 0 || hasFailed) return;
  hasFailed = true;
  for (const other of running) other.kill();
  await stopEmulators();
  if (status instanceof Error) console.error(status.message);
  console.error(`Failed: ${command} ${args.join(" ")}`);
  process.exit(Number(status) || 1);
}

/** Checks across runners: contracts that ran on one side only. */
function judge() {
  const isEven = printContracts(process.env.REQUIRE_EMULATORS === "1");
  printSum();
  if (isEven) return;
  console.error("A contract ran less often on its emulator than on the embedded side.");
  process.exit(1);
}

/** An installed Chromium, otherwise Playwright's download, otherwise the distribution's packages. */
async function provideChromium() {
  const { findWorkingChromium } = await import("./chromium.mjs");
  const ways = [
    () => {},
    () => attempt("npx", "--no-install", "playwright", "install", "chromium"),
    () => {
      attempt(...asRoot, "apt-get", "update");
      attempt(...asRoot, "apt-get", "install", "-y", "chromium");
      attempt(...asRoot, "apt-get", "install", "-y", "chromium-headless-shell");
    },
  ];
  for (const provide of ways) {
    provide();
    if (await findWorkingChromium()) return;
  }
  console.error("There is no Chromium that starts: install one and set CHROMIUM_PATH to it.");
  process.exit(1);
}

function attempt(command, ...args) {
  spawnSync(command, args, { stdio: "inherit", timeout: INSTALL_TIMEOUT_MS });
}

/** The line with the number of tests of both runners. */
function printSum() {
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const { title, status } of allTests()) {
    counts[status] += 1;
    if (status === "flaky") console.log(`Passed at the second try only: ${title}`);
  }
  const { passed, failed, skipped, flaky } = counts;
  console.log(`${passed + flaky} passed, ${failed} failed, ${skipped} skipped`);
}
