import { categories } from "~/games/link-up-play/editions.server";
import { toFillIn } from "~/play/editions/to-fill-in.server";
import { chanceOf, type Draft, shuffled } from "../../../../scripts/editions/draft";
import { grids } from "../editions.server";
import { slotsOf } from "../grid";
import { latticeNamed, latticeNames } from "../lattices";
import { crossingWords } from "./crossing-words";

const SUNDAY = 0;

/** A grid of six words that cross, with clues to be written; the words may be others. Sundays have a lattice of their own. */
export const draft: Draft = ({ date, today }) => {
  const chance = chanceOf(date);
  const [first, ...others] = latticeNames;
  const [other] = shuffled(others, chance);
  const lattice = new Date(date).getUTCDay() === SUNDAY ? other : first;
  const slots = slotsOf(latticeNamed(lattice));
  const words = crossingWords(slots, newWords(), chance);
  return [
    {
      number: 1,
      lattice,
      words: slots.map(({ at }, place) => ({
        id: `own-${date}-${at}`,
        at,
        word: words[place],
        clue: toFillIn("a clue that leads to it by football, 70 characters at most; a gap is ___"),
        style: toFillIn("straight, fill, wordplay, fact or shout"),
        isFootball: true,
        asOf: today,
      })),
    },
  ];
};

/** Words of five letters that no grid has had: those that Link-Up Play takes a second life of, but for names. */
function newWords(): string[] {
  const used = new Set(grids.flatMap(({ words }) => words.map(({ word }) => word)));
  const members = categories
    .filter(({ tags }) => !tags.includes("people"))
    .flatMap((category) => category.members.map((word) => word.toLowerCase()));
  return [...new Set(members)].filter((word) => /^[a-z]{5}$/.test(word) && !used.has(word));
}
