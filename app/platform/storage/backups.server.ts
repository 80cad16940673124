import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { copyDatabase } from "./copy-database.server";

const OWNER_ONLY = 0o600;
/** The names that `backUp` gives: 2026-11-22T10:00:00.000Z is kickabout-2026-11-22T10-00-00-000Z.db. */
const COPY = /^kickabout-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;

/** How a file is copied: in this thread by default, which blocks it. */
export type Copy = (file: string, copy: string) => void | Promise<void>;

/**
 * Writes a consistent copy of the database into a folder, also during writes by others. A copy that fails leaves no file.
 *
 * @param now milliseconds since the epoch, in the copy's name
 * @returns the path of the copy
 * @throws Error with one sentence for the operator
 */
export async function backUp(
  file: string,
  folder: string,
  now: number,
  copy: Copy = copyDatabase,
): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file} to back up.`);
  const target = join(folder, nameAt(now));
  const draft = `${target}.draft`;
  try {
    mkdirSync(folder, { recursive: true });
    // Before it has content: a copy contains users' addresses.
    closeSync(openSync(draft, "wx", OWNER_ONLY));
    await copy(file, draft);
    renameSync(draft, target);
    return target;
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(`The database at ${file} can't be backed up: ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

/**
 * Deletes the oldest copies of a folder, never a file of another name.
 *
 * @param keep how many stay, at least 1
 */
export function deleteOldest(folder: string, keep: number): void {
  for (const name of copiesIn(folder).slice(0, -keep)) rmSync(join(folder, name), { force: true });
}

/** The time of a folder's latest copy, in milliseconds since the epoch; null without any. */
export function latestCopy(folder: string): number | null {
  const latest = copiesIn(folder).at(-1);
  return latest === undefined ? null : timeOf(latest);
}

/** Oldest first. */
function copiesIn(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => COPY.test(name))
    .sort();
}

const nameAt = (now: number) =>
  `kickabout-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}.db`;

const timeOf = (name: string) => Date.parse(name.replace(COPY, "$1T$2:$3:$4.$5Z"));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
