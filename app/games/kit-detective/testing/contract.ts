import {
  type AnyEdition,
  answerOf,
  rows,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import type { KitAnswer, KitPuzzle } from "../case";
import { editions } from "../editions.server";
import { nameMove, notesAfter, readingMove } from "../moves";

const shirtsOf = (edition: AnyEdition) => [...answerOf<KitAnswer>(edition).shirts.keys()];

/** The moves that name a shirt of a case rightly or wrongly. */
function namesOf(edition: AnyEdition, shirt: number, isRight: boolean): number[] {
  const right = answerOf<KitAnswer>(edition).shirts[shirt]?.told.suspect;
  return [0, 1, 2, 3].flatMap((suspect) =>
    (suspect === right) === isRight ? [nameMove(shirt, suspect)] : [],
  );
}

/** The notes of a shirt on the Wednesday on which the suites play: all shirts hang by then. */
const notesOf = (edition: AnyEdition, shirt: number) =>
  Array.from(
    { length: notesAfter(5, shirt, edition.puzzle as KitPuzzle, {}) },
    (_, note) => note + 1,
  );

/** A wrong name, each note on its own, and another wrong name. */
function lossOf(edition: AnyEdition, shirt: number): number[] {
  const [first = 0, second = 0] = namesOf(edition, shirt, false);
  return [first, ...notesOf(edition, shirt).map((note) => readingMove(shirt, note)), second];
}

export const contract: TitleContract = {
  // With a wrong name in the place of the first move, the first shirt is named as well.
  win: (edition) => [
    readingMove(0, 1),
    ...shirtsOf(edition).flatMap((shirt) => namesOf(edition, shirt, true)),
  ],
  loss: (edition) => shirtsOf(edition).flatMap((shirt) => lossOf(edition, shirt)),
  early: {
    now: "2026-11-21T10:00:00Z",
    moves: [nameMove(5, 0), readingMove(8, 1)],
    problem: /^That shirt comes on (Sun|Wednes)day\.$/,
  },
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
      const before = shirtsOf(edition).slice(0, shirt);
      const made = moves - before.flatMap((one) => lossOf(edition, one)).length;
      const read = notes.slice(0, Math.max(0, made - 1));
      const isOver = made >= lossOf(edition, shirt).length;
      return isOver ? [...read, told.worn, story.text, story.id] : read;
    }),
  fingerprint: "3 33f32ef463ed",
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
