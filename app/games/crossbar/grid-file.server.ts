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
  data: z.string().regex(/^([a-z0-9_-]+\/)+[a-z0-9_-]+\.csv$/),
  /** What the columns of a row contain: a value, one of several, or what a value before "*" begins with. */
  where: z.record(text, z.union([text, z.array(text).min(1)])),
  /** The number of matching rows; at least one by default. */
  count: z.number().int().positive().optional(),
});

const wordSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  at: z.enum(PLACES),
  word: z.string().regex(new RegExp(`^[a-z]{${LENGTH}}$`)),
  /** A gap is written "___". */
  clue: text.max(MAX_CLUE),
  style: z.enum(["straight", "fill", "wordplay", "fact", "shout"]),
  /** False for an everyday word. */
  isFootball: z.boolean(),
  /** Known to few fans, so that no other such word may cross it. */
  isHard: z.literal(true).optional(),
  /** Where the clue or its answer leads; without it, anywhere. */
  continent: z
    .enum(["africa", "asia", "europe", "north-america", "oceania", "south-america"])
    .optional(),
  women: z.literal(true).optional(),
  /** The source of a clue that states a fact. */
  source: z
    .strictObject({
      title: text,
      kind: z.enum(["archive", "book", "data set", "encyclopedia", "laws", "organisation"]),
      where: text,
    })
    .optional(),
  /** The date on which the clue was last verified. */
  asOf: z.iso.date(),
  check: dataCheck.optional(),
});

/** Whether six words stand in their places and agree on the letters where they cross. */
function isLattice(words: readonly { at: string; word: string }[]): boolean {
  if (words.some(({ at }, index) => at !== PLACES[index])) return false;
  const [across, down] = [words.slice(0, CROSSINGS.length), words.slice(CROSSINGS.length)];
  return CROSSINGS.every((row, first) =>
    CROSSINGS.every((column, second) => across[first]?.word[column] === down[second]?.word[row]),
  );
}

const gridSchema = z.strictObject({
  /** Its place in the file; the first is number 1. */
  number: z.number().int().positive(),
  words: z
    .array(wordSchema)
    .length(PLACES.length)
    .refine(isLattice, `have to be ${PLACES.join(", ")} and to cross in the same letters`),
});

/** The schema of the whole file. */
export const gridFileSchema = z.array(gridSchema);

export type GridRecord = z.infer<typeof gridSchema>;
export type GridWord = z.infer<typeof wordSchema>;
