import type { Attempt, Outcome } from "./attempt";

const FRIENDLY = 1;
const LATE = 2;

/**
 * Encodes an attempt as a list without property names, to save bytes in a cookie. It leaves out when moves arrived,
 * which only counts where results are compared.
 *
 * @returns JSON
 */
export function packAttempt(attempt: Attempt | null): unknown {
  if (!attempt) return null;
  const { id, edition, date, startedOn, startedAt, moves, options, isFriendly, isLate } = attempt;
  const flags = (isFriendly ? FRIENDLY : 0) | (isLate ? LATE : 0);
  const timed = moves.map(({ move, at }) => [at, move]);
  const started = [id, edition, date, startedOn === date ? 0 : startedOn, startedAt];
  return [...started, timed, options, flags, attempt.rules, ...packOutcome(attempt.recorded)];
}

/** Decodes what `packAttempt` wrote, not yet validated by the title's schema; null for anything else. */
export function unpackAttempt(packed: unknown): unknown {
  if (!Array.isArray(packed) || packed.length < 8 || packed.length > 13) return null;
  const [id, edition, date, startedOn, startedAt, timed, options, flags, rules, ...outcome] =
    packed;
  if (!Array.isArray(timed) || typeof flags !== "number") return null;
  const moves = timed.map((pair) => (Array.isArray(pair) ? { at: pair[0], move: pair[1] } : pair));
  const isFriendly = (flags & FRIENDLY) !== 0;
  const isLate = (flags & LATE) !== 0;
  return {
    id,
    rules,
    edition,
    date,
    startedOn: startedOn === 0 ? date : startedOn,
    startedAt,
    moves,
    options,
    isFriendly,
    isLate,
    ...(outcome.length > 0 && { recorded: unpackOutcome(outcome) }),
  };
}

function packOutcome(outcome: Outcome | undefined): number[] {
  if (!outcome) return [];
  const { isWin, score, outOf, elapsed } = outcome;
  return [isWin ? 1 : 0, score, outOf, elapsed];
}

function unpackOutcome([win, score, outOf, elapsed]: readonly unknown[]): unknown {
  return { isWin: win === 1, score, outOf, elapsed };
}
