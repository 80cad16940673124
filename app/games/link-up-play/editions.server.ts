import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { editionTable } from "~/play/edition-table.server";
import type { Edition } from "~/play/game";
import type { LinkUpAnswer, LinkUpPuzzle } from "./boards";
import boardsData from "./boards.json";
import categoriesData from "./categories.json";
import {
  type Board,
  boardProblem,
  type Category,
  editionsFileSchema,
} from "./editions-file.server";
import voidedOn from "./voided.json";

/** The built-in categories, and boards by edition number; the first is number 1. */
export const { categories, boards } = editionsFileSchema.parse({
  categories: categoriesData,
  boards: boardsData,
});

const categoryById = new Map(categories.map((category) => [category.id, category]));
const table = editionTable(boards);

export const { numberOf } = table;

/** Adds an operator's file, as `ServerGame` says. Its boards may use the built-in categories too. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(editionsFileSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file.categories, categoryById) ?? repeatedId(file.boards, table);
  if (twice) return twice;
  const known = new Map([...categoryById, ...file.categories.map(byId)]);
  for (const board of file.boards) {
    const reason = boardProblem(board, (id) => known.get(id));
    if (reason) return { record: board.id, reason };
  }
  for (const category of file.categories) categoryById.set(category.id, category);
  table.add(file.boards, first);
  return { count: file.boards.length };
}

const byId = (category: Category) => [category.id, category] as const;

/**
 * Null for an unknown number. A board with a voided category is void as a whole, as if it were voided itself: a wrong word
 * in one group misleads in all of them.
 */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<LinkUpPuzzle, LinkUpAnswer> | null {
  const board = table.at(number);
  if (!board) return null;
  const answer = { id: board.id, groups: board.groups.map(groupOf) };
  const edition = { number, puzzle: { words: board.order } };
  const ids = [board.id, ...board.groups.map(({ category }) => category)];
  if (!ids.some((id) => voided.includes(id))) return { ...edition, answer };
  return { ...edition, answer: { ...answer, isVoid: true }, hasVoid: true };
}

function groupOf({ category, words }: Board["groups"][number]) {
  const found = categoryById.get(category);
  if (!found) throw new RangeError(`There is no category '${category}'.`);
  const { id, name, line, level, source } = found;
  return {
    id,
    name,
    words,
    line,
    level,
    ...(source && { source: `${source.title}, ${source.where}` }),
  };
}
