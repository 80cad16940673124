import {
  answerOf,
  rightChoices,
  type TitleContract,
  toldOf,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import { editions } from "../editions.server";
import { type DailyAnswer, SUBSTITUTION } from "../rules";

/** The solutions of the nine questions first asked and of the one on the bench, which comes on for the tenth. */
const withBench = <Item>(all: readonly Item[]): Item[] => [...all.slice(0, 9), ...all.slice(10)];

/** The questions of an edition, the one on the bench last. */
const questionsOf = (number: number) => {
  const edition = editions.at(number);
  return edition ? [...edition.questions, edition.bench] : [];
};

export const contract: TitleContract = {
  win: (edition) => rightChoices(edition).slice(0, 10),
  loss: (edition) => {
    const wrong = withBench(rightChoices(edition)).map((choice) => (choice + 1) % 4);
    return [...wrong.slice(0, 9), SUBSTITUTION, ...wrong.slice(9)];
  },
  records: ({ number }) => withBench(questionsOf(number)).map(({ id }) => id),
  fields: (move) => (move === SUBSTITUTION ? { substitution: "1" } : { choice: String(move) }),
  refused: { choice: "9" },
  secrets: ({ number }) => toldOf(questionsOf(number)),
  earned: (edition, moves) =>
    toldOf(answerOf<DailyAnswer>(edition).solutions.slice(0, Math.min(moves, 9))),
  fingerprint: "1 418b46ee07ff",
  points: {
    ...fromShare(0.6, 10, 9, 8, 1),
    cases: [
      [ended(true, 10, 10), 1000],
      [ended(true, 7, 10), 700],
      [ended(false, 5, 10), 500],
    ],
  },
  widest: [{ isWin: true, score: 10, outOf: 10, squares: `${"🟩".repeat(9)}🔁` }],
};
