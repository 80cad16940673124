import { z } from "zod";
import { dataCheck, slug, text } from "~/games/questions/question-record.server";
import { type Slots, slotsOf, WORD_COUNT, WORD_LENGTH } from "./grid";
import { latticeNamed, latticeNames } from "./lattices";

const MAX_CLUE = 70;

const wordSchema = z.strictObject({
  id: slug,
  at: text,
  word: z
    .string()
    .regex(new RegExp(`^[a-z]{${WORD_LENGTH}}$`), `has to be ${WORD_LENGTH} small letters`),
  /** A gap is written "___". */
  clue: text.max(MAX_CLUE),
  style: z.enum(["straight", "fill", "wordplay", "fact", "shout"]),
  /** False for an everyday word. */
  isFootball: z.boolean(),
  /** Known to few fans, so that no other such word may cross it. */
  isHard: z.literal(true).optional(),
  /** A player's or a coach's name. */
  isSurname: z.literal(true).optional(),
  /** Where the clue or its answer leads; without it, anywhere. */
  continent: z
    .enum(["africa", "asia", "europe", "north-america", "oceania", "south-america"])
    .optional(),
  women: z.literal(true).optional(),
  /** What was read to verify the clue; a dictionary where it states no fact. */
  source: z
    .strictObject({
      title: text,
      kind: z.enum([
        "archive",
        "book",
        "data set",
        "dictionary",
        "encyclopedia",
        "laws",
        "organisation",
      ]),
      where: text,
    })
    .optional(),
  /** The date on which the clue was last verified. */
  asOf: z.iso.date(),
  check: dataCheck.optional(),
});

type Placed = { at: string; word: string };

/** Why words can't make a grid: their places, or the first letters that differ where two cross. Null if they can. */
function latticeProblem(slots: Slots, words: readonly Placed[]): string | null {
  const places = slots.map(({ at }) => at);
  if (words.some(({ at }, index) => at !== places[index])) {
    return `have to be ${places.join(", ")}, in this order`;
  }
  const placed = words.map((word, index) => ({ ...word, cells: slots[index]?.cells ?? [] }));
  for (const one of placed) {
    for (const other of placed.slice(placed.indexOf(one) + 1)) {
      const here = one.cells.findIndex((cell) => other.cells.includes(cell));
      const there = other.cells.indexOf(one.cells[here] ?? -1);
      if (one.word[here] !== other.word[there]) {
        return (
          `don't cross: letter ${here + 1} of ${one.at}, ${one.word.toUpperCase()}, ` +
          `has to be letter ${there + 1} of ${other.at}, ${other.word.toUpperCase()}`
        );
      }
    }
  }
  return null;
}

const gridSchema = z
  .strictObject({
    /** Its place in the file; the first is number 1. */
    number: z.number().int().positive(),
    /** The first one by default. */
    lattice: z.enum(latticeNames).optional(),
    /** In the order of the lattice's slots: across, then down. */
    words: z.array(wordSchema).length(WORD_COUNT),
  })
  .superRefine(({ lattice, words }, context) => {
    const message = latticeProblem(slotsOf(latticeNamed(lattice)), words);
    if (message) context.addIssue({ code: "custom", message, path: ["words"] });
  });

/** The schema of the whole file. */
export const gridFileSchema = z.array(gridSchema);

export type GridRecord = z.infer<typeof gridSchema>;
export type GridWord = z.infer<typeof wordSchema>;
