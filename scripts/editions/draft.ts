/** What a draft is asked for: the date of its edition, and the day on which it is made. */
type DraftAsked = { date: string; today: string };

/** The content of an operator's file with one edition, in the schema of its title, which says what is still to fill in. */
export type Draft = (asked: DraftAsked) => unknown;

const MULTIPLIER = 48_271;
const MODULUS = 0x7fffffff;
const STEPS_APART = 5;

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
