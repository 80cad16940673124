import type { CareerAnswer } from "~/games/career-path/career";
import { editions as careerEditions } from "~/games/career-path/editions.server";
import { codeIn, moveOf, placeIn } from "~/games/career-path/move";
import { editions as crossbarEditions } from "~/games/crossbar/editions.server";
import { slots, wordIn } from "~/games/crossbar/grid";
import type { CrossbarAnswer } from "~/games/crossbar/rules";
import { editions as dailyEditions } from "~/games/daily-quiz/editions.server";
import { type DailyAnswer, SUBSTITUTION } from "~/games/daily-quiz/rules";
import { editions as quizEditions } from "~/games/full-time-quiz/editions.server";
import type { QuizAnswer } from "~/games/full-time-quiz/rules";
import { records } from "~/games/golden-word/editions.server";
import type { GoldenAnswer } from "~/games/golden-word/rules";
import { editions as lineEditions } from "~/games/higher-line/editions.server";
import { gardens } from "~/games/keepy-uppy/editions.server";
import type { KeepyAnswer } from "~/games/keepy-uppy/rules";
import type { KitAnswer } from "~/games/kit-detective/case";
import { editions as kitEditions } from "~/games/kit-detective/editions.server";
import { readingMove } from "~/games/kit-detective/moves";
import type { LinkUpAnswer } from "~/games/link-up-play/boards";
import { gameAt } from "~/games/registry.server";
import { keepers } from "~/games/spot-kick/editions.server";
import type { SpotAnswer, SpotMove } from "~/games/spot-kick/rules";
import { styles } from "~/games/spot-kick/shot";
import { storyOf } from "~/games/spot-kick/stories.server";
import { streets } from "~/games/wall-pass/editions.server";
import { passesOf } from "~/games/wall-pass/line";
import type { Pass } from "~/games/wall-pass/rules";
import type { ServerGame } from "~/play/rules/server-game.server";
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
  textsOf,
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
  /**
   * The ids, answers and explanations of an edition, by the title's own records: what no page, data or reply may have
   * before the move that earns it.
   */
  secrets(edition: AnyEdition): string[];
  /** Those that may be visible after this many moves of the loss, before its end. */
  earned?(edition: AnyEdition, moves: number): string[];
};

/** A seed as a page would have it: what follows from it is secret too. */
const seedText = (seed: number | undefined) => String(seed);

const doors = (game: ServerGame): TitleUnderTest => ({
  game,
  win: (edition) => answerOf<TestAnswer>(edition).right,
  loss: (edition) => answerOf<TestAnswer>(edition).right.map((right) => (right + 1) % 4),
  records: () => doorIds,
  fields: (move) => ({ guess: String(move) }),
  refused: { guess: "9" },
  secrets: (edition) => answerOf<TestAnswer>(edition).words,
  earned: (edition, moves) => answerOf<TestAnswer>(edition).words.slice(0, moves),
});

/** What is told of questions once they are answered. */
const toldOf = (questions: readonly { id: string; fact: string; source: string }[]) =>
  questions.flatMap(({ id, fact, source }) => [id, fact, source]);

/** The questions of the Daily Quiz, the one on the bench last. */
const dailyQuestions = (number: number) => {
  const edition = dailyEditions.at(number);
  return edition ? [...edition.questions, edition.bench] : [];
};

/** The ids of a line's first items, and what is told of them. */
const lineNotes = (number: number, count: number) =>
  (lineEditions.at(number)?.items ?? [])
    .slice(0, count)
    .flatMap(({ id, note }) => [id, ...(note ? [note] : [])]);

/** Type-checked to have an entry for every title. */
const playable: Record<PlayableSlug, Omit<TitleUnderTest, "game">> = {
  "full-time-quiz": {
    win: (edition) => rightChoices(edition),
    loss: (edition) => rightChoices(edition).map((choice) => (choice + 1) % 4),
    records: ({ number }) => quizEditions.at(number)?.map(({ id }) => id) ?? [],
    fields: (move) => ({ choice: String(move) }),
    refused: { choice: "9" },
    secrets: ({ number }) => toldOf(quizEditions.at(number) ?? []),
    earned: (edition, moves) => toldOf(answerOf<QuizAnswer>(edition).solutions.slice(0, moves)),
  },
  "wall-pass": {
    win: ({ number }) => passesOf(streets[number - 1]?.line ?? ""),
    loss: lostBalls,
    records: ({ number }) => [`street-${number}`],
    fields: (move) => {
      const { brick, weight } = move as Pass;
      return { brick: String(brick), weight };
    },
    refused: { brick: "8", weight: "firm" },
    secrets: ({ number }) => [streets[number - 1]?.line ?? "", seedText(streets[number - 1]?.seed)],
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
    secrets: (edition) => [
      ...textsOf(storyOf(edition.number)),
      ...textsOf(answerOf<SpotAnswer>(edition).pairs),
      keepers[edition.number - 1]?.id ?? "",
      seedText(keepers[edition.number - 1]?.seed),
    ],
    // The names of the styles are on the board.
    earned: (edition, moves) => [
      ...styles,
      ...answerOf<SpotAnswer>(edition)
        .pairs.slice(0, Math.ceil(moves / 2))
        .flatMap(({ runUp }) => textsOf(runUp.signs)),
    ],
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
    secrets: ({ number }) => {
      const { id, word, line, source } = records[number - 1] ?? {};
      return textsOf([id, word, line, source]);
    },
  },
  "higher-line": {
    win: rightCalls,
    loss: lostCalls,
    // The last item is part of one call only, as the first is: without the others no call is left.
    records: ({ number }) =>
      lineEditions
        .at(number)
        ?.items.slice(0, -1)
        .map(({ id }) => id) ?? [],
    fields: (move) => ({ call: String(move) }),
    refused: { call: "sideways" },
    secrets: ({ number }) => lineNotes(number, Number.POSITIVE_INFINITY),
    earned: ({ number }, moves) =>
      lineNotes(number, moves + 1).filter((text) => text.includes(" ")),
  },
  "daily-quiz": {
    win: (edition) => rightChoices(edition).slice(0, 10),
    loss: (edition) => {
      const wrong = withBench(rightChoices(edition)).map((choice) => (choice + 1) % 4);
      return [...wrong.slice(0, 9), SUBSTITUTION, ...wrong.slice(9)];
    },
    records: ({ number }) => withBench(dailyQuestions(number)).map(({ id }) => id),
    fields: (move) => (move === SUBSTITUTION ? { substitution: "1" } : { choice: String(move) }),
    refused: { choice: "9" },
    secrets: ({ number }) => toldOf(dailyQuestions(number)),
    earned: (edition, moves) =>
      toldOf(answerOf<DailyAnswer>(edition).solutions.slice(0, Math.min(moves, 9))),
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
    secrets: (edition) => {
      const { id, groups } = answerOf<LinkUpAnswer>(edition);
      return [id, ...groups.flatMap((group) => textsOf({ ...group, words: [] }))];
    },
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
    secrets: (edition) => [
      answerOf<CrossbarAnswer>(edition).letters,
      ...(crossbarEditions.at(edition.number)?.words ?? []).flatMap(({ id, word, source }) =>
        // "Cross" is in the title's own name.
        textsOf([id, source, ...("crossbar".includes(word) ? [] : [word])]),
      ),
    ],
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
    secrets: (edition) => [
      ...textsOf(answerOf<KitAnswer>(edition)),
      ...(kitEditions
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
  },
  "keepy-uppy": {
    win: (edition) => [...answerOf<KeepyAnswer>(edition).line, "b"],
    loss: droppedTouches,
    records: ({ number }) => [gardens[number - 1]?.id ?? ""],
    fields: (move) => ({ touch: String(move) }),
    refused: { touch: "r" },
    secrets: ({ number }) => {
      const { id, seed, line } = gardens[number - 1] ?? {};
      return [...textsOf([id, line]), seedText(seed)];
    },
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
    secrets: (edition) => [
      ...textsOf(answerOf<CareerAnswer>(edition).careers),
      ...(careerEditions.at(edition.number) ?? []).flatMap(({ id, name, spellings, story }) =>
        textsOf([id, name, spellings, story]),
      ),
    ],
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
