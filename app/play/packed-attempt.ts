import type { Attempt } from "./attempt";

const FRIENDLY = 1;
const LATE = 2;

/**
 * Encodes an attempt as a list without property names, to save bytes in a cookie.
 *
 * @returns JSON
 */
export function packAttempt(attempt: Attempt | null): unknown {
  if (!attempt) return null;
  const { id, edition, date, startedOn, startedAt, moves, options, isFriendly, isLate } = attempt;
  const flags = (isFriendly ? FRIENDLY : 0) | (isLate ? LATE : 0);
  const timed = moves.map(({ move, at }) => [at, move]);
  return [id, edition, date, startedOn === date ? 0 : startedOn, startedAt, timed, options, flags];
}

/** Decodes what `packAttempt` wrote, not yet validated by the title's schema; null for anything else. */
export function unpackAttempt(packed: unknown): unknown {
  if (!Array.isArray(packed) || packed.length !== 8) return null;
  const [id, edition, date, startedOn, startedAt, timed, options, flags] = packed;
  if (!Array.isArray(timed) || typeof flags !== "number") return null;
  const moves = timed.map((pair) => (Array.isArray(pair) ? { at: pair[0], move: pair[1] } : pair));
  const isFriendly = (flags & FRIENDLY) !== 0;
  const isLate = (flags & LATE) !== 0;
  return {
    id,
    edition,
    date,
    startedOn: startedOn === 0 ? date : startedOn,
    startedAt,
    moves,
    options,
    isFriendly,
    isLate,
  };
}
