import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import { slots } from "./grid";
import { gridFileSchema } from "./grid-file.server";
import data from "./grids.json";
import { lettersOf } from "./typed-words";
import voided from "./voided.json";

/** The grids by edition number; the first is number 1. The words of each are in its order: across from the top, then down from the left. */
export const grids = gridFileSchema.parse(data);

/** Its letters apart from its clues. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 114) },
  openFrom: "2027-01-21",
  voided,
  schema: gridFileSchema,
  builtIn: () => grids,
  // The numbers in a file count its grids.
  read(file, known) {
    const twice = repeatedId(
      file.flatMap((grid) => grid.words),
      known,
    );
    if (twice) return twice;
    const misplaced = file.find(({ number }, place) => number !== place + 1);
    return misplaced
      ? {
          record: `edition ${misplaced.number}`,
          reason: "Its number is not its place in the file",
        }
      : file;
  },
  idsOf: ({ words }) => words.map(({ id }) => id),
  build: ({ words }, { isVoid }) => ({
    puzzle: {
      // A word that was wrong is given away, because other words need its letters.
      clues: words.map(({ id, word, clue }) => (isVoid(id) ? takenBack(word) : clue)),
    },
    answer: {
      letters: lettersOf(words.map(({ word }) => word)),
      words: words.map(({ id, source }) => ({
        id,
        // A definition is nothing to look up.
        ...(source && source.kind !== "dictionary" && { source: sourceText(source) }),
        ...(isVoid(id) && { isVoid: true as const }),
      })),
    },
  }),
  reported(id, { at, numberOf }) {
    const number = numberOf(id);
    const word = at(number)?.words.find((one) => one.id === id);
    if (!word) return null;
    const name = slots.find((slot) => slot.at === word.at)?.name;
    return { title: "Crossbar", summary: `No. ${number}, ${name}: ${word.clue}` };
  },
});

const takenBack = (word: string) =>
  `Taken back, so it counts for nobody: write ${word.toUpperCase()}`;
