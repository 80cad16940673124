/** What the finishes of a nation's players come to in a month. */
export type NationCount = { finishes: number; points: number; people: number };

/** A nation in the table; equal averages share a place of the division. */
export type RankedNation = { code: string; average: number };

/** So much makes an average of many, and no single player's. */
const MIN_FINISHES = 30;
const MIN_PEOPLE = 10;
/** The nations of the first division, and how many change places with the second each month. */
const FIRST_DIVISION = 8;
const MOVING = 2;

/** The nations with enough finishes of enough people, the best average first; equal ones by their codes. */
export function rankedNations(counts: ReadonlyMap<string, NationCount>): RankedNation[] {
  return Array.from(counts)
    .filter(([, { finishes, people }]) => finishes >= MIN_FINISHES && people >= MIN_PEOPLE)
    .map(([code, { finishes, points }]) => ({ code, average: points / finishes }))
    .sort((one, other) => other.average - one.average || (one.code < other.code ? -1 : 1));
}

/**
 * The first division of the next month: the two last of this one's make room for the two best of the second. A nation
 * without enough finishes is last; free places go to the second's best.
 *
 * @param first the codes of this month's first division; none in the month before there is one
 * @param ranked the nations of this month, best first
 */
export function nextFirstDivision(
  first: readonly string[],
  ranked: readonly RankedNation[],
): string[] {
  const codes = ranked.map(({ code }) => code);
  const own = codes.filter((code) => first.includes(code));
  const order = [...own, ...first.filter((code) => !own.includes(code))];
  const room = Math.max(MOVING, FIRST_DIVISION - first.length);
  const up = codes.filter((code) => !first.includes(code)).slice(0, room);
  return [...order.slice(0, FIRST_DIVISION - up.length), ...up];
}
