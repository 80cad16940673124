import {
  type AnyEdition,
  answerOf,
  seedText,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import { editions, gardens } from "../editions.server";
import { type KeepyPuzzle, MAX_TOUCHES } from "../garden";
import type { KeepyAnswer, Touch } from "../rules";
import { bestLine } from "../solver.server";

/** The longest run of touches without timing. */
function longest(edition: AnyEdition): Touch[] {
  const line = bestLine(edition.puzzle as KeepyPuzzle, answerOf<KeepyAnswer>(edition));
  return [...line] as Touch[];
}

export const contract: TitleContract = {
  win: (edition) => [...longest(edition), "b"],
  // The knee at first, and then a ball that nothing meets.
  loss: () => ["k", "g", "g", "g"],
  records: ({ number }) => [gardens[number - 1]?.id ?? ""],
  fields: (move) => ({ touch: String(move) }),
  refused: { touch: "c" },
  secrets: ({ number }) => {
    const { id, seed } = gardens[number - 1] ?? {};
    const { gusts, luck } = editions.edition(number)?.answer ?? {};
    return [...textsOf([id, gusts, luck]), seedText(seed)];
  },
  fingerprint: "3 1c2f3a75a8ed",
  points: {
    // Who drops the ball late has more touches than who catches it early.
    outOf: [30, 40, 90],
    wins: (score) => score >= 15,
    losses: (score) => score < 50,
    cases: [
      [ended(true, 40, 40), 1000],
      [ended(true, 15, 15), 688],
      [ended(false, 16, 32), 200],
    ],
  },
  widest: [
    { isWin: true, score: MAX_TOUCHES, outOf: MAX_TOUCHES, squares: "🟩".repeat(20) },
    { isWin: false, score: 49, outOf: 98, squares: `${"🟨".repeat(2)}${"🟩".repeat(17)}🟥` },
  ],
};
