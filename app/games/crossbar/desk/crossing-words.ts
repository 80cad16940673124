import { shuffled } from "../../../../scripts/editions/draft";

/** The letters of a word that stand in two. */
const CROSSINGS = [0, 2, 4] as const;

const keyOf = (letters: readonly (string | undefined)[]) => letters.join("");
const crossingsOf = (word: string) => CROSSINGS.map((place) => word[place]);

/**
 * Six words of five letters that cross, of a list: three across from the top, then three down from the left.
 *
 * @throws RangeError if the list has none
 */
export function crossingWords(list: readonly string[], chance: () => number): string[] {
  const words = shuffled(list, chance);
  const down = new Map(words.map((word) => [keyOf(crossingsOf(word)), word]));
  const beginnings = new Set(words.map((word) => keyOf(crossingsOf(word).slice(0, 2))));
  for (const top of words) {
    for (const middle of words) {
      const isBegun = CROSSINGS.every((column) =>
        beginnings.has(keyOf([top[column], middle[column]])),
      );
      if (!isBegun) continue;
      for (const foot of words) {
        const found = CROSSINGS.flatMap(
          (column) => down.get(keyOf([top[column], middle[column], foot[column]])) ?? [],
        );
        const six = new Set([top, middle, foot, ...found]);
        if (six.size === 2 * CROSSINGS.length) return [...six];
      }
    }
  }
  throw new RangeError("No six of these words cross.");
}
