import { GROUP_SIZE } from "../boards";

/** A category as the solver sees it. */
type Fitting = {
  id: string;
  members: readonly string[];
  also?: readonly string[] | undefined;
  letters?: string | undefined;
};

/** Words as they are compared. */
export const wordKey = (word: string) => word.toLowerCase();

/** Whether a word has what a category looks for in letters; null if it looks for nothing there. */
export function hasLetters(word: string, { letters }: Pick<Fitting, "letters">): boolean | null {
  return letters ? new RegExp(letters).test(word.toLowerCase().replace(/[^\p{L}]/gu, "")) : null;
}

/** Whether a word fits a category: it is in one of its lists, or has the letters. */
export function fits(word: string, category: Omit<Fitting, "id">): boolean {
  const { members, also = [] } = category;
  const key = wordKey(word);
  return [...members, ...also].some((one) => wordKey(one) === key) || !!hasLetters(word, category);
}

/** The places of the words that fit each category, where there are enough for a group. */
export function candidates(words: readonly string[], bank: readonly Fitting[]) {
  return bank.flatMap((category) => {
    const places = words.flatMap((word, place) => (fits(word, category) ? [place] : []));
    return places.length >= GROUP_SIZE ? [{ id: category.id, places }] : [];
  });
}

/**
 * The words that would open a second split if they fitted a category too. Lists are never complete, so an editor has to
 * read them; what fits by its letters needs no list.
 *
 * @param own the categories of the board, whose words have one split
 */
export function openings(words: readonly string[], own: readonly Fitting[]) {
  const fitting = words.map((word) => own.map((category) => fits(word, category)));
  const opens = (place: number, group: number) =>
    waysToFill(
      fitting.map((row, index) => (index === place ? row.with(group, true) : row)),
      own.map(() => GROUP_SIZE),
    ) > 1;
  return own.flatMap(({ id, letters }, group) => {
    if (letters) return [];
    return [
      { id, words: words.filter((_, place) => !fitting[place]?.[group] && opens(place, group)) },
    ];
  });
}

/** In how many ways words can fill groups that they fit, each with so many places: two for two and more. */
function waysToFill([row, ...others]: readonly boolean[][], places: readonly number[]): number {
  if (!row) return 1;
  let ways = 0;
  for (const [group, left] of places.entries()) {
    if (row[group] && left > 0 && ways < 2)
      ways += waysToFill(others, places.with(group, left - 1));
  }
  return ways;
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
