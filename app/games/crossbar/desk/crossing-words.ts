import { shuffled } from "../../../../scripts/editions/draft";
import type { Slot, Slots } from "../grid";

type Filled = ReadonlyMap<Slot, string>;

/**
 * Words of a list that cross in a lattice, in the order of its slots.
 *
 * @throws RangeError if the list has none
 */
export function crossingWords(
  slots: Slots,
  list: readonly string[],
  chance: () => number,
): string[] {
  const filled = filledFrom(slots, shuffled(list, chance), new Map());
  if (!filled) throw new RangeError("No six of these words cross.");
  return slots.flatMap((slot) => filled.get(slot) ?? []);
}

/** All slots with a word, some of which have theirs; null if no words fit in the others. */
function filledFrom(slots: Slots, words: readonly string[], filled: Filled): Filled | null {
  const left = slots.filter((slot) => !filled.has(slot));
  const letters = new Map(
    [...filled].flatMap(([{ cells }, word]) =>
      cells.map((cell, place) => [cell, word[place]] as const),
    ),
  );
  const known = ({ cells }: Slot) => cells.filter((cell) => letters.has(cell)).length;
  const [slot] = left.sort((one, other) => known(other) - known(one));
  if (!slot) return filled;
  const used = new Set(filled.values());
  for (const word of words) {
    const fits = slot.cells.every(
      (cell, place) => (letters.get(cell) ?? word[place]) === word[place],
    );
    if (!fits || used.has(word)) continue;
    const found = filledFrom(slots, words, new Map([...filled, [slot, word]]));
    if (found) return found;
  }
  return null;
}
