import type { Edition } from "~/play/rules/game";
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
import { type KeepyAnswer, runAfter, runAtFirst, type Touch } from "../rules";
import { bestLine } from "../solver.server";

/** The longest run of touches without timing. */
function longest(edition: AnyEdition): Touch[] {
  const line = bestLine(edition.puzzle as KeepyPuzzle, answerOf<KeepyAnswer>(edition));
  return [...line] as Touch[];
}

export const contract: TitleContract = {
  win: (edition) => [...longest(edition), "b"],
  loss: (edition) => {
    const { puzzle, answer } = edition as Edition<KeepyPuzzle, KeepyAnswer>;
    const moves: Touch[] = [];
    for (let run = runAtFirst; !run.end; run = runAfter(puzzle, answer, run, "k300")) {
      moves.push("k300");
    }
    return moves;
  },
  records: ({ number }) => [gardens[number - 1]?.id ?? ""],
  fields: (move) => ({ touch: String(move) }),
  refused: { touch: "c" },
  secrets: ({ number }) => {
    const { id, seed } = gardens[number - 1] ?? {};
    const { gusts, luck } = editions.edition(number)?.answer ?? {};
    return [...textsOf([id, gusts, luck]), seedText(seed)];
  },
  fingerprint: "2 15f89591e50d",
  points: {
    // Who drops the ball late has more touches than who catches it early.
    outOf: [45, 60, 90],
    wins: (score) => score >= 20,
    losses: (score) => score < 50,
    cases: [
      [ended(true, 60, 60), 1000],
      [ended(true, 20, 20), 667],
      [ended(false, 49, 98), 408],
    ],
  },
  widest: [
    { isWin: true, score: MAX_TOUCHES, outOf: MAX_TOUCHES, squares: "🟩".repeat(10) },
    { isWin: false, score: 49, outOf: 98, squares: `${"🟩".repeat(9)}🟥` },
  ],
};
