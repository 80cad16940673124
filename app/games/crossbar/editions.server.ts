import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { type GridRecord, type GridWord, gridFileSchema } from "./grid-file.server";
import data from "./grids.json";

/** The grids by edition number; the first is number 1. */
export const grids = gridFileSchema.parse(data);

const byNumber = new Map<number, GridRecord>();
const byId = new Map<string, { number: number; word: GridWord }>();

function add(list: readonly GridRecord[], first: number): void {
  for (const [place, grid] of list.entries()) {
    const number = first + place;
    byNumber.set(number, grid);
    for (const word of grid.words) byId.set(word.id, { number, word });
  }
}

add(grids, 1);

/** The words of an edition in the order of the grid: across from the top, then down from the left. Null for an unknown number. */
export const wordsOf = (number: number): readonly GridWord[] | null =>
  byNumber.get(number)?.words ?? null;

/** The word of an id and the number of its edition; null for an unknown id. */
export const wordAt = (id: string) => byId.get(id) ?? null;

/** Adds an operator's file, as `ServerGame` says. The numbers in it count its grids. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(gridFileSchema, content);
  if (problem) return problem;
  const words = file.flatMap((grid) => grid.words);
  const twice = repeatedId(words, byId);
  if (twice) return twice;
  const misplaced = file.find(({ number }, place) => number !== place + 1);
  if (misplaced) {
    const { number } = misplaced;
    return { record: `edition ${number}`, reason: "Its number is not its place in the file" };
  }
  add(file, first);
  return { count: file.length };
}
