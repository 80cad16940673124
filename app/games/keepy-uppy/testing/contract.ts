import {
  type AnyEdition,
  answerOf,
  seedText,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import { gardens } from "../editions.server";
import { type KeepyPuzzle, MAX_TOUCHES } from "../garden";
import { type KeepyAnswer, runAfter, runAtFirst, type Touch } from "../rules";

/** The foot again and again, which wobbles until the ball drops. */
function droppedTouches(edition: AnyEdition): Touch[] {
  const puzzle = edition.puzzle as KeepyPuzzle;
  const answer = answerOf<KeepyAnswer>(edition);
  const moves: Touch[] = [];
  for (let run = runAtFirst(puzzle, answer); !run.end; moves.push("f")) {
    run = runAfter(puzzle, answer, run, "f");
  }
  return moves;
}

export const contract: TitleContract = {
  win: (edition) => [...answerOf<KeepyAnswer>(edition).line, "b"],
  loss: droppedTouches,
  records: ({ number }) => [gardens[number - 1]?.id ?? ""],
  fields: (move) => ({ touch: String(move) }),
  refused: { touch: "r" },
  secrets: ({ number }) => {
    const { id, seed, line } = gardens[number - 1] ?? {};
    return [...textsOf([id, line]), seedText(seed)];
  },
  fingerprint: "1 a2e7049fd0be",
  points: {
    // Who drops the ball late has more touches than who catches it early.
    outOf: [45, 60, 90],
    wins: (score) => score >= 15,
    losses: (score) => score < 50,
    cases: [
      [ended(true, 60, 60), 1000],
      [ended(true, 15, 60), 626],
      [ended(false, 49, 60), 408],
    ],
  },
  widest: [{ isWin: true, score: MAX_TOUCHES, outOf: MAX_TOUCHES, squares: "🟩".repeat(10) }],
};
