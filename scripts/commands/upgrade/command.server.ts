import { existsSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { environment } from "~/platform/config/environment.server";
import { dataFile, documents } from "~/platform/storage/documents.server";
import { type Moved, upgrade } from "./upgrade.server";

/**
 * `npm run upgrade` (scripts/upgrade.mjs): moves what the version before the engine left in DATA_DIR, or in Firestore
 * if Firebase is configured.
 *
 * @param say prints a line
 * @throws Error with a message for the operator
 */
export async function runUpgrade(isDryRun: boolean, say: (line: string) => void): Promise<void> {
  if (!environment().firebase && !existsSync(dataFile())) {
    throw new Error(`There is no database at ${dataFile()} to upgrade.`);
  }
  // The titles are in the server's build alone.
  const build = (await import("@remix-run/dev/server-build")) as ServerBuild;
  const { fillDays } = build.entry.module as typeof import("~/entry.server");
  const store = await documents();
  try {
    for (const line of upgradeLines(await upgrade(store, fillDays, isDryRun), isDryRun)) say(line);
  } finally {
    await store.close();
  }
}

function upgradeLines(moved: Moved, isDryRun: boolean) {
  const { players, results, attempts, filled, unreadable } = moved;
  const left = unreadable.map((id) => `attempts/${id} can't be read and stays where it is.`);
  if (players + filled === 0) return [...left, "There is nothing to move."];
  const what = `${counted(results, "result")} and ${counted(attempts, "attempt")} of ${counted(players, "player")}`;
  const days = `the days of ${counted(filled, "player")}`;
  const done = [
    ...(players > 0 ? [isDryRun ? `Would move ${what}.` : `Moved ${what}.`] : []),
    ...(filled > 0 ? [isDryRun ? `Would fill ${days}.` : `Filled ${days}.`] : []),
  ];
  return [...left, ...done, ...(isDryRun ? ["Nothing was written."] : [])];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
