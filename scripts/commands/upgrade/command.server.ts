import { existsSync } from "node:fs";
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
  const store = await documents();
  try {
    for (const line of upgradeLines(await upgrade(store, isDryRun), isDryRun)) say(line);
  } finally {
    await store.close();
  }
}

function upgradeLines({ players, results, attempts, unreadable }: Moved, isDryRun: boolean) {
  const left = unreadable.map((id) => `attempts/${id} can't be read and stays where it is.`);
  if (players === 0) return [...left, "There is nothing to move."];
  const what = `${counted(results, "result")} and ${counted(attempts, "attempt")} of ${counted(players, "player")}`;
  if (isDryRun) return [...left, `Would move ${what}. Nothing was written.`];
  return [...left, `Moved ${what}.`];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
