import { z } from "zod";
import { CALLS } from "./rules";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const columns = z.array(text).min(1);

/**
 * How `npm run editions -- check` counts a value in the open data. "$1", "$2" and so on stand for what the item names
 * in its `check`. The value is the total of a category's queries.
 */
const querySchema = z.strictObject({
  /** The file, relative to the folder of the data: rows of a CSV file, the clubs of a text, a list of a JSON file. */
  data: z
    .string()
    .regex(
      /^([a-z0-9_$-]+\/)+[a-z0-9_.$-]+\.(csv|txt|json#[a-z]+)$/,
      "has to be a file such as a/goals.csv",
    ),
  /** A second file that adds its columns to the rows which agree with it in `on`. */
  join: z.strictObject({ data: text, on: columns }).optional(),
  /**
   * What the columns of a row contain: a value, one of several, or what a value before "*" begins with. Of columns with
   * "/" between them any may contain it.
   */
  where: z.record(text, z.union([text, columns])),
  /** What they may not contain; where an item leaves a value open, any row may. */
  not: z.record(text, text).optional(),
  /** Two columns, of which the first has the greater number. */
  more: z.tuple([text, text]).optional(),
  /** Rows with a later `date` don't count. */
  until: z.iso.date().optional(),
  /** What is counted: the rows, the sum of columns, the number in one row, the years of dates, or an age. */
  take: z.union([
    z.literal("count"),
    z.strictObject({ sum: columns }),
    z.strictObject({ lookup: text }),
    z.strictObject({ years: text }),
    z.strictObject({ firstYear: text }),
    z.strictObject({ days: z.tuple([text, text]) }),
    z.strictObject({ age: text, on: text }),
  ]),
});

const itemSchema = z.strictObject({
  id: slug,
  label: text.max(28),
  value: z.number().int().positive(),
  /** A line that is shown with the number. */
  note: text.max(100).optional(),
  /** What stands for "$1", "$2" and so on in the queries of the category; "|" separates several values. */
  check: columns.optional(),
  /** The page on which a value was read that no data checks. */
  read: text.optional(),
});

const categorySchema = z.strictObject({
  id: slug,
  title: text.max(40),
  /** What exactly is counted, as a sentence. */
  counted: text.max(140),
  /** The unit in the plural; empty for years of the calendar. */
  unit: z.string().trim().max(14),
  /** Where the columns begin, for years of the calendar: gaps are measured from here. Other numbers begin at 0. */
  from: z.number().int().positive().optional(),
  /** The date up to which it was counted. */
  asOf: z.iso.date(),
  source: z.strictObject({
    title: text,
    kind: z.enum(["archive", "book", "data set", "encyclopedia", "laws", "organisation"]),
    where: text,
  }),
  check: z.array(querySchema).min(1).optional(),
  items: z.array(itemSchema).min(1),
});

/** The schema of a file of lines: categories with their items, and editions made of them and of those of files before. */
export const lineFileSchema = z.strictObject({
  categories: z.array(categorySchema),
  editions: z.array(
    z.strictObject({
      number: z.number().int().positive(),
      category: slug,
      items: z.array(slug).length(CALLS + 1),
    }),
  ),
});

export type LineFile = z.infer<typeof lineFileSchema>;
export type LineCategory = LineFile["categories"][number];
export type LineItem = LineCategory["items"][number];
export type LineQuery = z.infer<typeof querySchema>;
