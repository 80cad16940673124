import type { GivenAnswer } from "./playing";

/** In the browser's own storage, for closing the tab must not lose them: one entry for each attempt. */
const PREFIX = "quiz:";

/** A session of ours lasts as long: who comes back later than that is asked for no answers of theirs. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Answers that have not reached the server, whose they are, and when the first of them was kept. */
export type WaitingAnswers = { player: string | null; since: number; answers: GivenAnswer[] };

let isUsable = true;

/** The answers of an attempt that wait; null where the browser keeps nothing for us. */
export function readWaiting(attemptId: string): WaitingAnswers | null {
  if (!isUsable) return null;
  try {
    return parsed(localStorage.getItem(PREFIX + attemptId));
  } catch {
    return null;
  }
}

/** Keeps the answers of an attempt that wait; none of them leaves nothing behind. */
export function writeWaiting(
  attemptId: string,
  player: string | null,
  answers: GivenAnswer[],
): void {
  try {
    const { since } = parsed(localStorage.getItem(PREFIX + attemptId));
    const waiting: WaitingAnswers = { player, since, answers };
    if (answers.length === 0) localStorage.removeItem(PREFIX + attemptId);
    else localStorage.setItem(PREFIX + attemptId, JSON.stringify(waiting));
  } catch {
    // Storage may be full or forbidden: the answers still go out, they only don't outlive the page.
    isUsable = false;
  }
}

/** The ids of the attempts that answers wait for. Those of long ago are let go of. */
export function waitingAttempts(): string[] {
  return waitingKeys().flatMap((key) => {
    const { since, answers } = parsed(localStorage.getItem(key));
    const isOver = answers.length === 0 || Date.now() - since > LIFETIME_MS;
    if (isOver) localStorage.removeItem(key);
    return isOver ? [] : key.slice(PREFIX.length);
  });
}

function waitingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function parsed(text: string | null): WaitingAnswers {
  const fresh = { player: null, since: Date.now(), answers: [] };
  try {
    const kept = { ...fresh, ...JSON.parse(text ?? "{}") };
    return Array.isArray(kept.answers) ? kept : fresh;
  } catch {
    return fresh;
  }
}
