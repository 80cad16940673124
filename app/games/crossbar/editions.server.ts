import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import type { Schedule } from "~/play/rules/server-game.server";
import { slotsOf } from "./grid";
import { gridFileSchema } from "./grid-file.server";
import data from "./grids.json";
import { latticeNamed } from "./lattices";
import { lettersOf } from "./typed-words";
import voided from "./voided.json";

/** The grids by edition number; the first is number 1. The words of each are in the order of its slots. */
export const grids = gridFileSchema.parse(data);

/**
 * From 2026-12-06 to 2027-03-14 Sundays have grids of the newer lattices, 115 to 129. The grids that they
 * replaced, not yet published, are scheduled after the season, from 2027-03-16 on.
 */
const schedule: Schedule = {
  firstDate: "2026-11-22",
  period: "day",
  editions: [
    ...editionsFrom(1, 14),
    ...[115, ...editionsFrom(16, 21)],
    ...[116, ...editionsFrom(23, 28)],
    ...[117, ...editionsFrom(30, 35)],
    ...[118, ...editionsFrom(37, 42)],
    ...[119, ...editionsFrom(44, 49)],
    ...[120, ...editionsFrom(51, 56)],
    ...[121, ...editionsFrom(58, 63)],
    ...[122, ...editionsFrom(65, 70)],
    ...[123, ...editionsFrom(72, 77)],
    ...[124, ...editionsFrom(79, 84)],
    ...[125, ...editionsFrom(86, 91)],
    ...[126, ...editionsFrom(93, 98)],
    ...[127, ...editionsFrom(100, 105)],
    ...[128, ...editionsFrom(107, 112)],
    ...[129, 114],
    ...[99, 22, 15, 64, 29],
    ...[78, 50, 57, 36, 43, 71, 85],
    ...[92, 106, 113],
  ],
};

/** Its letters apart from its clues. */
export const editions = defineEditions({
  schedule,
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
  build: ({ lattice, words }, { isVoid }) => ({
    puzzle: {
      ...(lattice && { lattice: latticeNamed(lattice) }),
      // A word that was wrong is given away, because other words need its letters.
      clues: words.map(({ id, word, clue }) => (isVoid(id) ? takenBack(word) : clue)),
    },
    answer: {
      letters: lettersOf(
        latticeNamed(lattice),
        words.map(({ word }) => word),
      ),
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
    const grid = at(number);
    const word = grid?.words.find((one) => one.id === id);
    if (!word) return null;
    const slots = slotsOf(latticeNamed(grid?.lattice));
    const name = slots.find((slot) => slot.at === word.at)?.name;
    return { title: "Crossbar", summary: `No. ${number}, ${name}: ${word.clue}` };
  },
});

const takenBack = (word: string) =>
  `Taken back, so it counts for nobody: write ${word.toUpperCase()}`;
