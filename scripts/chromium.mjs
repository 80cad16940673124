// Finds the Chromium that tests drive: CHROMIUM_PATH, Playwright's own, or the system's.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The path of a Chromium, or null when there is none yet. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path)) ?? null;
}

/** What to launch it with; as root it runs without its sandbox. */
export function launchOptions() {
  const path = findChromium();
  return {
    ...(path && path !== chromium.executablePath() && { executablePath: path }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}
