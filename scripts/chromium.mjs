// Finds the Chromiums that tests use: from variables, Playwright's own, or the system's. The headless shell takes
// little more than half the time per page, but lacks notifications, which need the full browser.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const OWN = "playwright";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SHELL = ["/usr/bin/chromium-headless-shell"];

/** The kinds: each with its variable and the system's paths. */
const kinds = {
  shell: { variables: ["CHROMIUM_SHELL_PATH", "CHROMIUM_PATH"], paths: [...SHELL, ...WHOLE] },
  whole: { variables: ["CHROMIUM_PATH"], paths: WHOLE },
};

/** @param {"shell" | "whole"} kind */
function candidates(kind) {
  const { variables, paths } = kinds[kind];
  const set = variables.map((name) => process.env[name]).filter(Boolean);
  return [...set, OWN, ...paths].filter((path) =>
    existsSync(path === OWN ? chromium.executablePath() : path),
  );
}

/**
 * Launch options; as root the sandbox is off.
 *
 * @param {"shell" | "whole"} kind
 */
export function launchOptions(kind, path = candidates(kind)[0] ?? OWN) {
  const own = kind === "whole" ? { channel: "chromium" } : {};
  return {
    ...(path === OWN ? own : { executablePath: path }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      // Otherwise the shell rounds glyph widths, so that text shifts when its font arrives.
      ...(kind === "shell" ? ["--font-render-hinting=none"] : []),
    ],
  };
}

/**
 * Finds the first of each kind that starts, since libraries may be missing, and sets the variables to it.
 *
 * @returns whether there is one of each kind
 */
export async function findWorkingChromium() {
  for (const kind of ["shell", "whole"]) {
    const path = await firstWorking(kind);
    if (!path) return false;
    process.env[kinds[kind].variables[0]] = path;
  }
  return true;
}

async function firstWorking(kind) {
  for (const path of candidates(kind)) {
    try {
      await (await chromium.launch(launchOptions(kind, path))).close();
      return path;
    } catch {
      console.log(`The Chromium at ${path} does not start.`);
    }
  }
  return null;
}
