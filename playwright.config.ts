import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./scripts/chromium.mjs";
import type { Options } from "./tests/fixtures/test";

const phone = {
  ...devices["Pixel 5"],
  viewport: { width: 360, height: 740 },
  defaultBrowserType: "chromium" as const,
};

export default defineConfig<Options>({
  testDir: "tests",
  globalSetup: "./tests/fixtures/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than there are processors: a page waits as much as it works.
  workers: 3,
  // A second try is for a machine that was busy; what needed it is named at the end of npm test.
  retries: 1,
  // For a machine that is busy with other things: on an idle one the longest test takes a quarter of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    ...phone,
    baseURL: process.env.KICKABOUT_URL ?? "",
    launchOptions: launchOptions("shell"),
    timezoneId: "Africa/Johannesburg",
    // What is about the workers allows them; nobody else's requests shall take a way around.
    serviceWorkers: "block",
  },
  projects: [
    // One worker, since each has a server of its own. First, so that the others work beside it.
    {
      name: "firebase",
      testMatch: "firebase/**/*.spec.ts",
      workers: 1,
    },
    // A test for one of the two has a tag; a file of tests for script alone ends in -with-script.
    { name: "with-script", testMatch: "e2e/**/*.spec.ts", grepInvert: /@without-script/ },
    {
      name: "without-script",
      testMatch: "e2e/**/*.spec.ts",
      testIgnore: "e2e/**/*-with-script.spec.ts",
      grepInvert: /@with-script/,
      // The page is the same HTML: axe looks at it once, with script, except where a test asks for more.
      use: { javaScriptEnabled: false, schemes: [] },
    },
    { name: "budget", testMatch: "budget/**/*.spec.ts" },
    { name: "screenshots", testMatch: "screenshots/**/*.spec.ts" },
  ],
});
