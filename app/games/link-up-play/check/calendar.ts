import type { Promises } from "../../../../scripts/editions/promises";
import type { Board, Category } from "../editions-file.server";
import { wordKey } from "./solver";

/** The days in which no category comes back, and no two of them together. */
const MIN_GAP = 14;
const PAIR_GAP = 60;
/** The words of a group that were in one group before, at most. */
const MAX_BACK = 2;

/**
 * What a board may not have again.
 *
 * @param past the boards of the days before; a day that has none has null
 */
export function calendarPromises(board: Board, past: readonly (Board | null)[]): Promises {
  const before = past.flatMap((one) => one ?? []);
  const last = (days: number) => past.slice(1 - days).flatMap((one) => one ?? []);
  const recent = new Set(
    last(MIN_GAP).flatMap(({ groups }) => groups.map(({ category }) => category)),
  );
  const back = board.groups.find(({ category }) => recent.has(category));
  const pairs = new Set(last(PAIR_GAP).flatMap(pairsOf));
  const pair = pairsOf(board).find((one) => pairs.has(one));
  const served = servedAgain(board, before);
  const said = new Set(before.flatMap(linesOf));
  return [
    [linesOf(board).some((line) => said.has(line)), "One of its lines exists already."],
    [before.some(({ id }) => id === board.id), "Its id exists already."],
    [back !== undefined, `'${back?.category}' comes back within ${MIN_GAP} days: take another.`],
    [pair !== undefined, `'${pair}' come back together within ${PAIR_GAP} days: take another.`],
    [
      served.length > MAX_BACK,
      `${served.join(", ")} were in one group before: ${MAX_BACK} of them at most, so take another word.`,
    ],
  ];
}

/** The ids of the categories that no board has. */
export function unservedIn(
  bank: readonly Pick<Category, "id">[],
  boards: readonly Pick<Board, "groups">[],
): string[] {
  const served = new Set(boards.flatMap(({ groups }) => groups.map(({ category }) => category)));
  return bank.flatMap(({ id }) => (served.has(id) ? [] : [id]));
}

/** The categories of a board by twos, whatever their order. */
const pairsOf = ({ groups }: Board): string[] => {
  const ids = groups.map(({ category }) => category).sort();
  return ids.flatMap((one, place) => ids.slice(place + 1).map((other) => `${one}' and '${other}`));
};

const linesOf = ({ groups }: Board): string[] => groups.flatMap(({ line }) => line ?? []);

/** The most words of one group that a group before had too. */
function servedAgain({ groups }: Board, before: readonly Board[]): string[] {
  const past = before.flatMap((one) => one.groups.map(({ words }) => words.map(wordKey)));
  const shared = groups.flatMap(({ words }) =>
    past.map((keys) => words.filter((word) => keys.includes(wordKey(word)))),
  );
  return shared.reduce((most, one) => (one.length > most.length ? one : most), []);
}
