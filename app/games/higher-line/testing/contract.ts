import {
  type AnyEdition,
  answerOf,
  type TitleContract,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import { editions } from "../editions.server";
import type { Call, LineAnswer } from "../rules";

const rightCalls = (edition: AnyEdition): Call[] => {
  const { values } = answerOf<LineAnswer>(edition);
  return values.slice(1).map((value, place) => (value > (values[place] ?? 0) ? "higher" : "lower"));
};

/** Five right calls and two wrong ones: one more would win. */
const lostCalls = (edition: AnyEdition): Call[] =>
  rightCalls(edition)
    .slice(0, 7)
    .map((call, place) => (place < 5 ? call : call === "higher" ? "lower" : "higher"));

/** The ids of a line's first items, and what is told of them. */
const lineNotes = (number: number, count: number) =>
  (editions.at(number)?.items ?? [])
    .slice(0, count)
    .flatMap(({ id, note }) => [id, ...(note ? [note] : [])]);

export const contract: TitleContract = {
  win: rightCalls,
  loss: lostCalls,
  // The last item is part of one call only, as the first is: without the others no call is left.
  records: ({ number }) =>
    editions
      .at(number)
      ?.items.slice(0, -1)
      .map(({ id }) => id) ?? [],
  fields: (move) => ({ call: String(move) }),
  refused: { call: "sideways" },
  secrets: ({ number }) => lineNotes(number, Number.POSITIVE_INFINITY),
  earned: ({ number }, moves) => lineNotes(number, moves + 1).filter((text) => text.includes(" ")),
  fingerprint: "2 f44ac74ce002",
  points: {
    ...fromShare(0.6, 10, 9, 8, 1),
    cases: [
      [ended(true, 10, 10), 1000],
      [ended(true, 6, 10), 600],
      [ended(false, 5, 10), 500],
    ],
  },
  widest: [{ isWin: true, score: 10, outOf: 10, squares: "🟩".repeat(10) }],
};
