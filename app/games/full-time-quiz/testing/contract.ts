import {
  answerOf,
  rightChoices,
  type TitleContract,
  toldOf,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import { editions } from "../editions.server";
import type { QuizAnswer } from "../rules";

export const contract: TitleContract = {
  win: (edition) => rightChoices(edition),
  loss: (edition) => rightChoices(edition).map((choice) => (choice + 1) % 4),
  records: ({ number }) => editions.at(number)?.map(({ id }) => id) ?? [],
  fields: (move) => ({ choice: String(move) }),
  refused: { choice: "9" },
  secrets: ({ number }) => toldOf(editions.at(number) ?? []),
  earned: (edition, moves) => toldOf(answerOf<QuizAnswer>(edition).solutions.slice(0, moves)),
  fingerprint: "1 7d293e2191ce",
  points: {
    ...fromShare(0.6, 5, 4, 3, 2, 1),
    cases: [
      [ended(true, 5, 5, 17_700), 986],
      [ended(true, 3, 5, null), 480],
      [ended(false, 2, 5, 0), 400],
    ],
  },
  widest: [{ isWin: true, score: 5, outOf: 5, elapsed: 3_599_900, squares: "🟩".repeat(5) }],
};
