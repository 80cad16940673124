import { z } from "zod";
import { GROUP_SIZE } from "./boards";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A word as its tile shows it. */
const word = text.max(11);
const line = text.max(140);

const MAX_BOARD_WORDS = GROUP_SIZE * GROUP_SIZE;

const categorySchema = z.strictObject({
  id: slug,
  /** What is revealed of a group. */
  name: text.max(36),
  /** The words that boards take from it. */
  members: z.array(word).min(6).max(12),
  /** More words that fit, which no board takes from it, but which a solver has to know. */
  also: z.array(text).optional(),
  /** What its words have in their letters, as a pattern of small ones: every member has it, and every word with it fits. */
  letters: text.optional(),
  /** How members were made of other words, which follow in the members' order. */
  made: z
    .strictObject({
      by: z.enum(["anagram", "backwards", "beheaded", "curtailed", "misprint"]),
      from: z.array(text),
    })
    .optional(),
  /** Where open data proves the members: each is in a column of the rows that have these values. */
  check: z
    .strictObject({
      data: text,
      column: text,
      where: z.record(text, z.union([text, z.array(text)])).optional(),
      /** Members that the data writes in another way. */
      names: z.record(text, text).optional(),
    })
    .optional(),
  /** What is said of the group at the end. */
  line,
  /** From gentle to fiendish. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  tags: z.array(slug).min(1),
  /** Where its members were read. */
  source: z
    .strictObject({
      title: text,
      kind: z.enum(["data set", "dictionary", "encyclopedia", "laws", "organisation"]),
      where: text,
    })
    .optional(),
  /** The date on which the members were last verified. */
  asOf: z.iso.date(),
});

const boardSchema = z.strictObject({
  id: slug,
  /** In rising level. */
  groups: z
    .array(
      z.strictObject({
        category: slug,
        words: z.array(word).length(GROUP_SIZE),
        /** What is said of these four at the end, instead of the category's line. */
        line: line.optional(),
      }),
    )
    .length(GROUP_SIZE),
  /** All words as they are shown at first. */
  order: z.array(word).length(MAX_BOARD_WORDS),
});

/** The schema of a file of editions: boards, and the categories that are new with them. */
export const editionsFileSchema = z.strictObject({
  categories: z.array(categorySchema),
  boards: z.array(boardSchema),
});

export type Category = z.infer<typeof categorySchema>;
export type Board = z.infer<typeof boardSchema>;

/** Why a board can't be shown with these categories; null if it can. */
export function boardProblem(
  { groups, order }: Board,
  categoryById: (id: string) => Category | undefined,
): string | null {
  for (const { category, words } of groups) {
    const members = categoryById(category)?.members;
    if (!members) return `There is no category '${category}'`;
    const stranger = words.find((one) => !members.includes(one));
    if (stranger) return `'${stranger}' is no member of '${category}'`;
  }
  if (new Set(order.map((one) => one.toLowerCase())).size < order.length)
    return "A word is there twice";
  const missing = groups.flatMap(({ words }) => words).find((one) => !order.includes(one));
  return missing === undefined
    ? null
    : `Its order has to have the words of its groups: '${missing}' is not there`;
}
