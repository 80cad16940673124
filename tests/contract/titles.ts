import type { QuizAnswer, QuizPuzzle } from "~/games/full-time-quiz/rules";
import { records } from "~/games/golden-word/editions.server";
import type { GoldenAnswer } from "~/games/golden-word/rules";
import { gameAt } from "~/games/registry.server";
import { passesOf } from "~/games/wall-pass/line";
import { PASSES, type Pass, type WallAnswer, type WallPuzzle } from "~/games/wall-pass/rules";
import type { Edition } from "~/play/game";
import type { ServerGame } from "~/play/server-game.server";
import type { PlayableSlug } from "~/playable";
import {
  askedTitle,
  doorIds,
  sealedTitle,
  type TestAnswer,
  weeklyTitle,
} from "../fixtures/test-titles";

type AnyEdition = Edition<unknown, unknown>;

/** What the contract needs to play a title. */
export type TitleUnderTest = {
  game: ServerGame;
  /** The moves of a won attempt, and of the longest lost one. */
  win(edition: AnyEdition): unknown[];
  loss(edition: AnyEdition): unknown[];
  /** The ids of an edition's records, which can be voided. */
  records(edition: AnyEdition): string[];
  /** A move as the fields of the form without script. */
  fields(move: unknown): Record<string, string>;
  /** Fields of a rejected move. */
  refused: Record<string, string>;
  /** The parts of the answer that may be visible after this many moves of the loss, before its end. */
  earned?(edition: AnyEdition, moves: number): string[];
};

const answerOf = <Answer>(edition: AnyEdition) => edition.answer as Answer;

const rightChoices = (edition: AnyEdition): number[] =>
  answerOf<QuizAnswer>(edition).solutions.map(({ correctIndex }) => correctIndex);

/** The same lost ball again and again, at the far end of the wall. */
const lostBalls = ({ puzzle }: AnyEdition): Pass[] => {
  const { start } = puzzle as WallPuzzle;
  return Array(PASSES).fill({ brick: start < 4 ? 7 : 1, weight: "hard" });
};

const doors = (game: ServerGame): TitleUnderTest => ({
  game,
  win: (edition) => answerOf<TestAnswer>(edition).right,
  loss: (edition) => answerOf<TestAnswer>(edition).right.map((right) => (right + 1) % 4),
  records: () => doorIds,
  fields: (move) => ({ guess: String(move) }),
  refused: { guess: "9" },
  earned: (edition, moves) => answerOf<TestAnswer>(edition).words.slice(0, moves),
});

/** Type-checked to have an entry for every title. */
const playable: Record<PlayableSlug, Omit<TitleUnderTest, "game">> = {
  "full-time-quiz": {
    win: (edition) => rightChoices(edition),
    loss: (edition) => rightChoices(edition).map((choice) => (choice + 1) % 4),
    records: ({ puzzle }) => (puzzle as QuizPuzzle).questions.map(({ id }) => id),
    fields: (move) => ({ choice: String(move) }),
    refused: { choice: "9" },
    earned: (edition, moves) =>
      answerOf<QuizAnswer>(edition)
        .solutions.slice(0, moves)
        .flatMap(({ fact, source }) => [fact, source]),
  },
  "golden-word": {
    win: (edition) => [answerOf<GoldenAnswer>(edition).word],
    loss: (edition) => {
      const { word } = answerOf<GoldenAnswer>(edition);
      const others = records.filter((one) => one.word.length === word.length && one.word !== word);
      return others.slice(0, 6).map((one) => one.word);
    },
    records: ({ number }) => [records[number - 1]?.id ?? ""],
    fields: (move) => ({ word: String(move) }),
    refused: { word: "zzqxj" },
  },
  "wall-pass": {
    win: (edition) => passesOf(answerOf<WallAnswer>(edition).line),
    loss: lostBalls,
    records: ({ number }) => [`street-${number}`],
    fields: (move) => {
      const { brick, weight } = move as Pass;
      return { brick: String(brick), weight };
    },
    refused: { brick: "8", weight: "firm" },
  },
};

/** Every playable title, and the engine's own test titles. */
export const titles: readonly TitleUnderTest[] = [
  doors(sealedTitle as ServerGame),
  doors(askedTitle as ServerGame),
  doors(weeklyTitle as ServerGame),
  ...Object.entries(playable).map(([slug, title]) => {
    const game = gameAt(slug);
    if (!game) throw new Error(`${slug} is in no registry.`);
    return { game, ...title };
  }),
];
