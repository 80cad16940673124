import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import boardsData from "./boards.json";
import categoriesData from "./categories.json";
import {
  type Board,
  boardProblem,
  type Category,
  editionsFileSchema,
} from "./editions-file.server";
import voided from "./voided.json";

/** The built-in categories, and boards by edition number; the first is number 1. */
export const { categories, boards } = editionsFileSchema.parse({
  categories: categoriesData,
  boards: boardsData,
});

const LEVELS = [1, 2, 3, 4] as const;

const byId = (category: Category) => [category.id, category] as const;

const categoryById = new Map(categories.map(byId));

/** What a category is about; empty for an unknown one. */
export const tagsOf = (id: string): readonly string[] => categoryById.get(id)?.tags ?? [];

/**
 * A board with a voided category is void as a whole, as if it were voided itself: a wrong word in one group misleads in all
 * of them.
 */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 114) },
  openFrom: "2027-01-21",
  voided,
  schema: editionsFileSchema,
  builtIn: () => boards,
  // Boards may use the built-in categories too.
  read(file, known) {
    const twice = repeatedId(file.categories, categoryById) ?? repeatedId(file.boards, known);
    if (twice) return twice;
    const all = new Map([...categoryById, ...file.categories.map(byId)]);
    for (const board of file.boards) {
      const reason = boardProblem(board, (id) => all.get(id));
      if (reason) return { record: board.id, reason };
    }
    for (const category of file.categories) categoryById.set(category.id, category);
    return file.boards;
  },
  idsOf: ({ id, groups }) => [id, ...groups.map(({ category }) => category)],
  build: ({ id, groups, order }, { hasVoid }) => ({
    puzzle: { words: order },
    answer: { id, groups: groups.map(groupOf), ...(hasVoid && { isVoid: true as const }) },
  }),
  reported(id, { at, numberOf }) {
    const number = numberOf(id);
    return at(number)?.id === id ? { title: "Link-Up Play", summary: `No. ${number}` } : null;
  },
});

/** The level that a player sees is a group's place on its board: the first is the gentlest. */
function groupOf({ category, words, line }: Board["groups"][number], place: number) {
  const found = categoryById.get(category);
  if (!found) throw new RangeError(`There is no category '${category}'.`);
  const { id, name, source, letters, made, members } = found;
  const from = words.map((word) => made?.from[members.indexOf(word)] ?? word);
  return {
    id,
    name,
    words,
    line: line ?? found.line,
    level: LEVELS[place] ?? 4,
    ...(letters && { marks: words.map((word) => markIn(word, letters)) }),
    // A palindrome is made of itself.
    ...(from.some((word, index) => word !== words[index]) && { from }),
    ...(source && isShown(source) && { source: sourceText(source) }),
  };
}

/** Where a word has what its category's pattern is about; the pattern's dots are the letters around it. */
function markIn(word: string, letters: string): [number, number] {
  const { index = 0, 0: mark = "" } = new RegExp(letters.replaceAll(".", ""), "i").exec(word) ?? {};
  return [index, index + mark.length];
}

/** What proves a word's meaning is not shown, as it tells a reader nothing new. */
const isShown = ({ kind }: NonNullable<Category["source"]>) =>
  kind === "data set" || kind === "organisation";
