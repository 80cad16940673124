import type { CareerAnswer } from "~/games/career-path/career";
import { codeIn, moveOf, placeIn } from "~/games/career-path/move";
import { slots, wordIn } from "~/games/crossbar/grid";
import type { CrossbarAnswer } from "~/games/crossbar/rules";
import { type DailyAnswer, type DailyPuzzle, SUBSTITUTION } from "~/games/daily-quiz/rules";
import type { QuizAnswer, QuizPuzzle } from "~/games/full-time-quiz/rules";
import { records } from "~/games/golden-word/editions.server";
import type { GoldenAnswer } from "~/games/golden-word/rules";
import { lineByNumber } from "~/games/higher-line/lines.server";
import type { LineAnswer } from "~/games/higher-line/rules";
import { gardens } from "~/games/keepy-uppy/editions.server";
import type { KeepyAnswer } from "~/games/keepy-uppy/rules";
import type { KitAnswer } from "~/games/kit-detective/case";
import { readingMove } from "~/games/kit-detective/moves";
import type { LinkUpAnswer } from "~/games/link-up-play/boards";
import { gameAt } from "~/games/registry.server";
import type { SpotMove } from "~/games/spot-kick/rules";
import { styles } from "~/games/spot-kick/shot";
import { passesOf } from "~/games/wall-pass/line";
import type { Pass, WallAnswer } from "~/games/wall-pass/rules";
import type { ServerGame } from "~/play/server-game.server";
import type { PlayableSlug } from "~/playable";
import {
  askedTitle,
  doorIds,
  sealedTitle,
  type TestAnswer,
  weeklyTitle,
} from "../fixtures/test-titles";
import {
  type AnyEdition,
  answerOf,
  droppedTouches,
  kitNames,
  kitShirts,
  linkedTiles,
  lostBalls,
  lostCalls,
  rightCalls,
  rightChoices,
  shootOut,
  shownCareers,
  withBench,
  wrongLetters,
  wrongNames,
} from "./title-moves";

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
  "spot-kick": {
    win: (edition) => shootOut(edition, "won") ?? [],
    loss: (edition) => shootOut(edition, "lost") ?? [],
    records: ({ number }) => [`keeper-${number}`],
    fields: (move) =>
      Object.fromEntries(
        Object.entries(move as SpotMove).map(([name, value]) => [name, String(value)]),
      ),
    refused: { zone: "9", style: "placed" },
    // The names of the styles are on the board.
    earned: () => [...styles],
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
  "higher-line": {
    win: rightCalls,
    loss: lostCalls,
    // The last item is part of one call only, as the first is: without the others no call is left.
    records: ({ number }) =>
      lineByNumber(number)
        ?.items.slice(0, -1)
        .map(({ id }) => id) ?? [],
    fields: (move) => ({ call: String(move) }),
    refused: { call: "sideways" },
    earned: (edition, moves) => answerOf<LineAnswer>(edition).notes.slice(0, moves + 1),
  },
  "daily-quiz": {
    win: (edition) => rightChoices(edition).slice(0, 10),
    loss: (edition) => {
      const wrong = withBench(rightChoices(edition)).map((choice) => (choice + 1) % 4);
      return [...wrong.slice(0, 9), SUBSTITUTION, ...wrong.slice(9)];
    },
    records: ({ puzzle }) => withBench((puzzle as DailyPuzzle).questions).map(({ id }) => id),
    fields: (move) => (move === SUBSTITUTION ? { substitution: "1" } : { choice: String(move) }),
    refused: { choice: "9" },
    earned: (edition, moves) =>
      answerOf<DailyAnswer>(edition)
        .solutions.slice(0, Math.min(moves, 9))
        .flatMap(({ fact, source }) => [fact, source]),
  },
  "link-up-play": {
    win: (edition) => linkedTiles(edition),
    loss: (edition) => {
      const groups = linkedTiles(edition);
      const oneOfEach = (place: number) => groups.flatMap((tiles) => tiles.slice(place, place + 1));
      return groups.map((_, place) => oneOfEach(place).sort((one, other) => one - other));
    },
    records: (edition) => [answerOf<LinkUpAnswer>(edition).id],
    fields: (move) =>
      Object.fromEntries((move as number[]).map((tile) => [`tile-${tile}`, "on"] as const)),
    refused: { "tile-0": "on", "tile-5": "on" },
  },
  crossbar: {
    win: (edition) => {
      const { letters } = answerOf<CrossbarAnswer>(edition);
      return [`${letters.slice(0, 5)}${".".repeat(16)}`, letters];
    },
    loss: (edition) => {
      const { letters } = answerOf<CrossbarAnswer>(edition);
      return Array.from(Array(10).keys(), (check) => wrongLetters(letters, check));
    },
    records: (edition) => answerOf<CrossbarAnswer>(edition).words.map(({ id }) => id),
    fields: (move) =>
      Object.fromEntries(slots.map((slot) => [slot.at, wordIn(String(move), slot)])),
    refused: { "1a": "pitch", "1d": "bench" },
  },
  "kit-detective": {
    // With a wrong name in the place of the first move, the first shirt is named as well.
    win: (edition) => [
      readingMove(0, 1),
      ...kitShirts(edition).flatMap((shirt) => kitNames(edition, shirt, true)),
    ],
    /** A wrong name, each note on its own, and another wrong name: eight moves a shirt. */
    loss: (edition) =>
      kitShirts(edition).flatMap((shirt) => {
        const [first = 0, second = 0] = kitNames(edition, shirt, false);
        const notes = [1, 2, 3, 4, 5, 6].map((note) => readingMove(shirt, note));
        return [first, ...notes, second];
      }),
    records: (edition) => answerOf<KitAnswer>(edition).shirts.map(({ story }) => story.id),
    fields: (move) => ({ kit: String(move) }),
    refused: { kit: "x" },
    earned: (edition, moves) =>
      answerOf<KitAnswer>(edition).shirts.flatMap(({ told, story, notes }, shirt) => {
        const made = Math.max(0, moves - 8 * shirt);
        const read = notes.slice(0, Math.max(0, made - 1));
        return made < 8 ? read : [...read, told.worn, story.text, story.id];
      }),
  },
  "keepy-uppy": {
    win: (edition) => [...answerOf<KeepyAnswer>(edition).line, "b"],
    loss: droppedTouches,
    records: ({ number }) => [gardens[number - 1]?.id ?? ""],
    fields: (move) => ({ touch: String(move) }),
    refused: { touch: "r" },
  },
  "career-path": {
    win: (edition) =>
      answerOf<CareerAnswer>(edition).careers.map(({ code }, place) => moveOf(place + 1, code)),
    loss: wrongNames,
    records: (edition) => answerOf<CareerAnswer>(edition).careers.map(({ id }) => id),
    fields: (move) => {
      const career = String(placeIn(String(move)) + 1);
      const guess = codeIn(String(move));
      return guess ? { career, guess } : { career, next: "1" };
    },
    refused: { career: "1", guess: "zzzz" },
    earned: shownCareers,
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
