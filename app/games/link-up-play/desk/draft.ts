import { toFillIn } from "~/play/editions/to-fill-in.server";
import { chanceOf, type Draft, shuffled } from "../../../../scripts/editions/draft";
import { GROUP_SIZE } from "../boards";
import { isMixed } from "../check/check";

const MEMBERS = 6;
const KINDS = ["the gentlest", "harder", "harder still", "the hardest: the pun"];
const groups = Array.from(Array(GROUP_SIZE).keys());

/** A board and its four categories. */
export const draft: Draft = ({ date, today }) => {
  const id = `own-${date}`;
  const wordAt = (group: number, place: number) =>
    toFillIn(`word ${place + 1} of group ${group + 1}`);
  const words = groups.map((group) => groups.map((place) => wordAt(group, place)));
  const chance = chanceOf(date);
  let order = words.flat();
  while (!isMixed(order, words)) order = shuffled(order, chance);
  return {
    categories: groups.map((group) => ({
      id: `${id}-${group + 1}`,
      name: toFillIn(`what its words are (${KINDS[group]}), 36 characters at most`),
      members: Array.from({ length: MEMBERS }, (_, place) =>
        place < GROUP_SIZE
          ? wordAt(group, place)
          : toFillIn("one more that fits, for another day, 11 characters at most"),
      ),
      also: [toFillIn("every word of the board's others that would fit too; or none: []")],
      line: toFillIn("what is said of the group at the end, 140 characters at most"),
      level: group + 1,
      tags: [toFillIn("pitch, second-life, letters, or people for names")],
      source: {
        title: toFillIn("the dictionary, or who says that they belong together"),
        kind: toFillIn("data set, dictionary, encyclopedia, laws or organisation"),
        where: toFillIn("the entry or the page"),
      },
      asOf: today,
    })),
    boards: [
      {
        id,
        groups: groups.map((group) => ({ category: `${id}-${group + 1}`, words: words[group] })),
        order,
      },
    ],
  };
};
