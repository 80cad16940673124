// Finds the Chromium that tests drive: CHROMIUM_PATH, Playwright's own, or the system's.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const candidates = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].filter(
    (path) => path && existsSync(path),
  );

/** What to launch it with; as root it runs without its sandbox. */
export function launchOptions(path = candidates()[0]) {
  return {
    ...(path && path !== chromium.executablePath() && { executablePath: path }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}

/** The path of the first Chromium that really starts, or null: one may lack a library of the system. */
export async function findWorkingChromium() {
  for (const path of candidates()) {
    try {
      await (await chromium.launch(launchOptions(path))).close();
      return path;
    } catch {
      console.log(`The Chromium at ${path} does not start.`);
    }
  }
  return null;
}
