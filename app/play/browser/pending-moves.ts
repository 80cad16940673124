import type { PostedMove } from "~/play/rules/attempt";

/** In localStorage, because closing the tab must not lose moves: one entry for each attempt. */
const PREFIX = "moves:";

/** As long as a session: later the server would refuse them. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Identifies an attempt; the date is its edition's, if known. */
export type AttemptKey = { slug: string; attemptId: string; date: string | null };

/** Moves that have not reached the server, their owner, and when the first was stored. */
export type PendingMoves = {
  slug: string;
  date: string | null;
  player: string | null;
  since: number;
  moves: readonly PostedMove[];
};

let isUsable = true;

/** The pending moves of an attempt; null if storage is unavailable. */
export function readPending(attemptId: string): PendingMoves | null {
  if (!isUsable) return null;
  try {
    return parsed(attemptId);
  } catch {
    return null;
  }
}

/** Stores the pending moves of an attempt; an empty list removes the entry. */
export function writePending(
  { slug, attemptId, date }: AttemptKey,
  player: string | null,
  moves: readonly PostedMove[],
): void {
  try {
    const { since } = parsed(attemptId);
    const pending: PendingMoves = { slug, date, player, since, moves };
    if (moves.length === 0) localStorage.removeItem(PREFIX + attemptId);
    else localStorage.setItem(PREFIX + attemptId, JSON.stringify(pending));
  } catch {
    // Storage may be full or blocked: the moves are still sent, but don't outlive the page.
    isUsable = false;
  }
}

/** The attempts with pending moves. Expired ones are removed. */
export function pendingAttempts(): AttemptKey[] {
  return storedIds().flatMap((attemptId) => {
    const { slug, date, since, moves } = parsed(attemptId);
    const isOver = moves.length === 0 || Date.now() - since > LIFETIME_MS;
    if (!isOver) return { slug, attemptId, date };
    localStorage.removeItem(PREFIX + attemptId);
    return [];
  });
}

function storedIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function parsed(attemptId: string): PendingMoves {
  const fresh = { slug: "", date: null, player: null, since: Date.now(), moves: [] };
  try {
    const stored = { ...fresh, ...JSON.parse(localStorage.getItem(PREFIX + attemptId) ?? "{}") };
    return Array.isArray(stored.moves) && stored.slug !== "" ? stored : fresh;
  } catch {
    return fresh;
  }
}
