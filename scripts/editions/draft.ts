/** What a draft is asked for. */
export type DraftAsked = {
  /** The date of its edition. */
  date: string;
  /** The day on which it is made. */
  today: string;
  /** How many of its records are the editor's to write, where the others can be the release's. */
  own: number;
  /** The ids of the release's records that may come again, the best ones first. */
  rested: readonly string[];
};

/** The content of an operator's file with one edition, in the schema of its title, which says what is still to fill in. */
export type Draft = (asked: DraftAsked) => unknown;

const MULTIPLIER = 48_271;
const MODULUS = 0x7fffffff;
const STEPS_APART = 5;
/** How often a set is tried that may break a promise. */
const MAX_SETS = 20_000;
/** From how many candidates for a place a set is taken at first, and after how many sets one more is let in. */
const FIRST_CANDIDATES = 4;
const SETS_A_CANDIDATE = 20;

/** Numbers from 0 to below 1 that follow from a text, so that a draft of a date is always the same. */
export function chanceOf(text: string): () => number {
  let state = Array.from(text).reduce(
    (sum, letter) => (sum * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % MODULUS,
    1,
  );
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  // Neighbouring dates begin alike.
  for (let step = 0; step < STEPS_APART; step += 1) next();
  return next;
}

/** A list in another order. */
export function shuffled<One>(list: readonly One[], chance: () => number): One[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}

/** Places of right answers, each of four as often as the others: never one three times running. */
export function placesFor(count: number, chance: () => number): number[] {
  const fours = Array.from({ length: Math.ceil(count / 4) }, () => shuffled([0, 1, 2, 3], chance));
  return fours.flat().slice(0, count);
}

/**
 * Records for the places of an edition that together keep its promises, none twice; null if none are found.
 *
 * @param places the candidates for each place, the best ones first
 */
export function chooseSet<One>(
  places: readonly (readonly One[])[],
  isKept: (set: readonly One[]) => boolean,
  chance: () => number,
): One[] | null {
  if (places.some((candidates) => candidates.length === 0)) return null;
  for (let tried = 0; tried < MAX_SETS; tried += 1) {
    const open = FIRST_CANDIDATES + Math.floor(tried / SETS_A_CANDIDATE);
    const set = places.map((all) => all[Math.floor(chance() * Math.min(open, all.length))] as One);
    if (new Set(set).size === set.length && isKept(set)) return set;
  }
  return null;
}

/** Which of an edition's places are the editor's to write. */
export const ownPlaces = (count: number, own: number, chance: () => number): Set<number> =>
  new Set(shuffled([...Array(count).keys()], chance).slice(0, own));
