import {
  type AnyEdition,
  answerOf,
  rows,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import type { KitAnswer } from "../case";
import { editions } from "../editions.server";
import { nameMove, readingMove } from "../moves";

const shirtsOf = (edition: AnyEdition) => [...answerOf<KitAnswer>(edition).shirts.keys()];

/** The moves that name a shirt of a case rightly or wrongly. */
function namesOf(edition: AnyEdition, shirt: number, isRight: boolean): number[] {
  const right = answerOf<KitAnswer>(edition).shirts[shirt]?.told.suspect;
  return [0, 1, 2, 3].flatMap((suspect) =>
    (suspect === right) === isRight ? [nameMove(shirt, suspect)] : [],
  );
}

export const contract: TitleContract = {
  // With a wrong name in the place of the first move, the first shirt is named as well.
  win: (edition) => [
    readingMove(0, 1),
    ...shirtsOf(edition).flatMap((shirt) => namesOf(edition, shirt, true)),
  ],
  /** A wrong name, each note on its own, and another wrong name: eight moves a shirt. */
  loss: (edition) =>
    shirtsOf(edition).flatMap((shirt) => {
      const [first = 0, second = 0] = namesOf(edition, shirt, false);
      const notes = [1, 2, 3, 4, 5, 6].map((note) => readingMove(shirt, note));
      return [first, ...notes, second];
    }),
  records: (edition) => answerOf<KitAnswer>(edition).shirts.map(({ story }) => story.id),
  fields: (move) => ({ kit: String(move) }),
  refused: { kit: "x" },
  secrets: (edition) => [
    ...textsOf(answerOf<KitAnswer>(edition)),
    ...(editions
      .at(edition.number)
      ?.shirts.flatMap(({ id, note, evidence }) => [
        id,
        note,
        ...evidence.map(({ text }) => text),
      ]) ?? []),
  ],
  earned: (edition, moves) =>
    answerOf<KitAnswer>(edition).shirts.flatMap(({ told, story, notes }, shirt) => {
      const made = Math.max(0, moves - 8 * shirt);
      const read = notes.slice(0, Math.max(0, made - 1));
      return made < 8 ? read : [...read, told.worn, story.text, story.id];
    }),
  fingerprint: "2 311b3a24074d",
  points: {
    ...fromShare(0.501, 27, 24, 3),
    cases: [
      [ended(true, 27, 27), 1000],
      [ended(true, 14, 27), 519],
      [ended(false, 13, 27), 481],
    ],
  },
  widest: [{ isWin: true, score: 27, outOf: 27, squares: rows(3, "🟨".repeat(9)) }],
};
