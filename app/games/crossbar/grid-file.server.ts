import { z } from "zod";

/** The places of the words: rows 1, 3 and 5, then columns 1, 3 and 5. A record has its words in this order. */
const PLACES = ["1a", "4a", "5a", "1d", "2d", "3d"] as const;
/** The length of a word, and its letters that cross others. */
const LENGTH = 5;
const CROSSINGS = [0, 2, 4];
const MAX_CLUE = 70;

const text = z.string().trim().min(1);

/** How `npm run editions -- check` compares a fact with a CSV file of the open data. */
const dataCheck = z.strictObject({
  /** The file, relative to the folder of the data. */
  data: z
    .string()
    .regex(/^([a-z0-9_-]+\/)+[a-z0-9_-]+\.csv$/, "has to be a file such as a/goals.csv"),
  /** What the columns of a row contain: a value, one of several, or what a value before "*" begins with. */
  where: z.record(text, z.union([text, z.array(text).min(1)])),
  /** The number of matching rows; at least one by default. */
  count: z.number().int().positive().optional(),
});

const wordSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  at: z.enum(PLACES),
  word: z.string().regex(new RegExp(`^[a-z]{${LENGTH}}$`), `has to be ${LENGTH} small letters`),
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

/** Why six words can't make a grid: their places, or the first letters that differ where two cross. Null if they can. */
function latticeProblem(words: readonly Placed[]): string | null {
  if (words.some(({ at }, index) => at !== PLACES[index])) {
    return `have to be ${PLACES.join(", ")}, in this order`;
  }
  const [across, down] = [words.slice(0, CROSSINGS.length), words.slice(CROSSINGS.length)];
  for (const [first, row] of CROSSINGS.entries()) {
    for (const [second, column] of CROSSINGS.entries()) {
      const [one, other] = [across[first], down[second]];
      if (one && other && one.word[column] !== other.word[row]) {
        return (
          `don't cross: letter ${column + 1} of ${one.at}, ${one.word.toUpperCase()}, ` +
          `has to be letter ${row + 1} of ${other.at}, ${other.word.toUpperCase()}`
        );
      }
    }
  }
  return null;
}

const gridSchema = z.strictObject({
  /** Its place in the file; the first is number 1. */
  number: z.number().int().positive(),
  words: z
    .array(wordSchema)
    .length(PLACES.length)
    .superRefine((words, context) => {
      const message = latticeProblem(words);
      if (message) context.addIssue({ code: "custom", message });
    }),
});

/** The schema of the whole file. */
export const gridFileSchema = z.array(gridSchema);

export type GridRecord = z.infer<typeof gridSchema>;
export type GridWord = z.infer<typeof wordSchema>;
