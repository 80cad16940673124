import { backUp, type Copy, deleteOldest, latestCopy } from "./backups.server";

const CHECK_MS = 60_000;
const UNITS = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

type BackupSchedule = {
  /** The database. */
  file: string;
  folder: string;
  /** Milliseconds between two copies. */
  every: number;
  /** How many copies stay. */
  keep: number;
};

/** A length of time such as "30m", "6h" or "1d", in milliseconds; null for anything else and for none at all. */
export function durationOf(text: string): number | null {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return Number(count) > 0 ? Number(count) * UNITS[unit as keyof typeof UNITS] : null;
}

/**
 * Makes a copy if one is due, and deletes the oldest. The folder says when the last one was made, so that restarts and
 * several processes make no extra ones.
 *
 * @returns the path of the copy; null if none was due
 * @throws Error with one sentence for the operator
 */
export async function backUpIfDue(
  { file, folder, every, keep }: BackupSchedule,
  now: number,
  copy?: Copy,
): Promise<string | null> {
  const latest = latestCopy(folder);
  // A copy from the future was named before the clock was set back.
  if (latest !== null && latest <= now && now - latest < every) return null;
  const path = await backUp(file, folder, now, copy);
  deleteOldest(folder, keep);
  return path;
}

/**
 * Backs up now if due and from then on, until the process ends. A failure is reported, and tried again a minute later.
 *
 * @param report called with the path of each copy, or an Error
 * @returns the timer
 */
export function startBackups(
  schedule: BackupSchedule,
  report: (outcome: string | Error) => void,
  copy?: Copy,
): NodeJS.Timeout {
  let isBusy = false;
  const check = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const path = await backUpIfDue(schedule, Date.now(), copy);
      if (path !== null) report(path);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isBusy = false;
    }
  };
  void check();
  return setInterval(check, CHECK_MS);
}
