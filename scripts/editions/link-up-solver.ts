import { GROUP_SIZE } from "~/games/link-up-play/boards";

/** A category as the solver sees it. */
export type Fitting = {
  id: string;
  members: readonly string[];
  also?: readonly string[] | undefined;
};

/** Words as they are compared. */
export const wordKey = (word: string) => word.toLowerCase();

/** The places of the words that fit each category, where there are enough for a group. */
export function candidates(words: readonly string[], bank: readonly Fitting[]) {
  const keys = words.map(wordKey);
  return bank.flatMap(({ id, members, also = [] }) => {
    const fitting = new Set([...members, ...also].map(wordKey));
    const places = keys.flatMap((key, place) => (fitting.has(key) ? [place] : []));
    return places.length >= GROUP_SIZE ? [{ id, places }] : [];
  });
}

/**
 * The ways to split words into groups of four that each fit a category of the bank, up to a limit. The same four under
 * two names are one group; a category names one group of a split at most.
 */
export function splits(
  words: readonly string[],
  bank: readonly Fitting[],
  limit = 2,
): string[][][] {
  const names = new Map<number, Set<string>>();
  for (const { id, places } of candidates(words, bank)) {
    for (const four of foursOf(places)) {
      const mask = four.reduce((bits, place) => bits | (1 << place), 0);
      names.set(mask, (names.get(mask) ?? new Set()).add(id));
    }
  }
  const masks = [...names.keys()];
  const found: string[][][] = [];
  const search = (left: number, chosen: readonly number[]) => {
    if (found.length >= limit) return;
    if (left === 0) {
      if (canBeNamed(chosen, names, new Set()))
        found.push(chosen.map((mask) => wordsAt(mask, words)));
      return;
    }
    const first = left & -left;
    for (const mask of masks) {
      if (mask & first && (mask & left) === mask) search(left & ~mask, [...chosen, mask]);
    }
  };
  search((1 << words.length) - 1, []);
  return found;
}

/** Whether each group can have a name of its own. */
function canBeNamed(
  [group, ...others]: readonly number[],
  names: ReadonlyMap<number, ReadonlySet<string>>,
  taken: ReadonlySet<string>,
): boolean {
  if (group === undefined) return true;
  return [...(names.get(group) ?? [])].some(
    (id) => !taken.has(id) && canBeNamed(others, names, new Set([...taken, id])),
  );
}

const wordsAt = (mask: number, words: readonly string[]) =>
  words.filter((_, place) => mask & (1 << place));

function foursOf(places: readonly number[], size = GROUP_SIZE): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((place, index) =>
    foursOf(places.slice(index + 1), size - 1).map((rest) => [place, ...rest]),
  );
}
