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

/** Four right calls and a wrong one: one more would win. */
const lostCalls = (edition: AnyEdition): Call[] => {
  const calls = rightCalls(edition);
  return [...calls.slice(0, 4), calls[4] === "higher" ? "lower" : "higher"];
};

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
  fingerprint: "1 f45ee86bda06",
  points: {
    ...fromShare(0.5, 10, 9, 8, 1),
    cases: [
      [ended(true, 10, 10), 1000],
      [ended(true, 5, 10), 500],
      [ended(false, 4, 10), 400],
    ],
  },
  widest: [{ isWin: true, score: 10, outOf: 10, squares: "🟩".repeat(10) }],
};
