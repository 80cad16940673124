import type { CareerAnswer } from "~/games/career-path/career";
import { codeIn, moveOf, placeIn } from "~/games/career-path/move";
import { slots, wordIn } from "~/games/crossbar/grid";
import type { CrossbarAnswer } from "~/games/crossbar/rules";
import { type DailyAnswer, type DailyPuzzle, SUBSTITUTION } from "~/games/daily-quiz/rules";
import type { QuizAnswer, QuizPuzzle } from "~/games/full-time-quiz/rules";
import { records } from "~/games/golden-word/editions.server";
import type { GoldenAnswer } from "~/games/golden-word/rules";
import { lineByNumber } from "~/games/higher-line/lines.server";
import type { Call, LineAnswer } from "~/games/higher-line/rules";
import { gardens } from "~/games/keepy-uppy/editions.server";
import type { KeepyPuzzle } from "~/games/keepy-uppy/garden";
import { type KeepyAnswer, runAfter, runAtFirst, type Touch } from "~/games/keepy-uppy/rules";
import type { KitAnswer } from "~/games/kit-detective/case";
import { nameMove, readingMove } from "~/games/kit-detective/moves";
import type { LinkUpAnswer, LinkUpPuzzle } from "~/games/link-up-play/boards";
import { gameAt } from "~/games/registry.server";
import {
  diveAt,
  kickAt,
  type SpotAnswer,
  type SpotMove,
  type SpotPuzzle,
} from "~/games/spot-kick/rules";
import { type Shot, styles, zones } from "~/games/spot-kick/shot";
import { standingOf } from "~/games/spot-kick/standing";
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
  answerOf<QuizAnswer | DailyAnswer>(edition).solutions.map(({ correctIndex }) => correctIndex);

/** The solutions of the nine questions first asked and of the one on the bench, which comes on for the tenth. */
const withBench = <Item>(all: readonly Item[]): Item[] => [...all.slice(0, 9), ...all.slice(10)];

const rightCalls = (edition: AnyEdition): Call[] => {
  const { values } = answerOf<LineAnswer>(edition);
  return values.slice(1).map((value, place) => (value > (values[place] ?? 0) ? "higher" : "lower"));
};

/** Four right calls and a wrong one: one more would win. */
const lostCalls = (edition: AnyEdition): Call[] => {
  const calls = rightCalls(edition);
  return [...calls.slice(0, 4), calls[4] === "higher" ? "lower" : "higher"];
};

const linkedTiles = (edition: AnyEdition): number[][] => {
  const shown = (edition.puzzle as LinkUpPuzzle).words;
  const tilesOf = (words: string[]) => words.map((word) => shown.indexOf(word));
  return answerOf<LinkUpAnswer>(edition).groups.map(({ words }) =>
    tilesOf(words).sort((one, other) => one - other),
  );
};

/** Another letter, which is never the same again within 25 steps. */
const letterAfter = (letter: string, steps: number) =>
  String.fromCharCode(((letter.charCodeAt(0) - 97 + steps) % 26) + 97);

/** A check of wrong letters alone: at first in the squares of the first word that no other word has. */
const wrongLetters = (letters: string, check: number) =>
  Array.from(letters, (letter, cell) =>
    check > 0 || cell === 1 || cell === 3 ? letterAfter(letter, check + 1) : ".",
  ).join("");

/** The same lost ball again and again, at the far end of the wall. */
const lostBalls = ({ puzzle }: AnyEdition): Pass[] => {
  const { start } = puzzle as WallPuzzle;
  return Array(PASSES).fill({ brick: start < 4 ? 7 : 1, weight: "hard" });
};

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

/** All texts of a value, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** For each career as many wrong names as it has stations, which say nothing of the week. */
const wrongNames = (edition: AnyEdition): string[] => {
  const { careers, names } = answerOf<CareerAnswer>(edition);
  const secrets = textsOf(careers);
  const wrong = [...names].filter(([, name]) => !secrets.some((secret) => name.includes(secret)));
  return careers.flatMap(({ stations }, place) =>
    stations.map((_, stop) => moveOf(place + 1, wrong[stop]?.[0])),
  );
};

/** What is shown of careers after so many wrong names: their stations so far, and all of those that are over. */
const shownCareers = (edition: AnyEdition, count: number): string[] => {
  const { careers } = answerOf<CareerAnswer>(edition);
  const moves = wrongNames(edition).slice(0, count);
  const shown = careers.flatMap((career, place) => {
    const stops = moves.filter((move) => placeIn(move) === place).length + 1;
    const isOver = stops > career.stations.length;
    return textsOf(isOver ? career : career.stations.slice(0, stops));
  });
  return textsOf(careers).filter((text) => shown.some((one) => one.includes(text)));
};

/** A shoot-out that ends like this, by trying for each move a goal and none; a lost one with few goals. */
function shootOut(
  edition: AnyEdition,
  wanted: "won" | "lost",
  mine: readonly Shot[] = [],
  theirs: readonly Shot[] = [],
): SpotMove[] | null {
  const standing = standingOf(mine, theirs);
  if (standing) return standing === wanted ? [] : null;
  const puzzle = edition.puzzle as SpotPuzzle;
  const pair = answerOf<SpotAnswer>(edition).pairs[theirs.length];
  if (!pair) return null;
  const isDive = mine.length > theirs.length;
  const made = (move: SpotMove) =>
    "dive" in move ? diveAt(puzzle, theirs.length, move, pair) : kickAt(puzzle, mine, move, pair);
  const moves: SpotMove[] = isDive
    ? zones.map((dive) => ({ dive }))
    : zones.flatMap((zone) => styles.map((style) => ({ zone, style })));
  const isGoal = (move: SpotMove) => made(move).outcome === "goal";
  const isGoalFirst = wanted === "won" && !isDive;
  const tries = [isGoalFirst, !isGoalFirst].map((wish) =>
    moves.find((move) => isGoal(move) === wish),
  );
  for (const move of tries) {
    if (!move) continue;
    const next = isDive
      ? ([mine, [...theirs, made(move)]] as const)
      : ([[...mine, made(move)], theirs] as const);
    const rest = shootOut(edition, wanted, ...next);
    if (rest) return [move, ...rest];
  }
  return null;
}

/** The moves that name a shirt of a case rightly or wrongly. */
function kitNames(edition: AnyEdition, shirt: number, isRight: boolean): number[] {
  const right = answerOf<KitAnswer>(edition).shirts[shirt]?.told.suspect;
  return [0, 1, 2, 3].flatMap((suspect) =>
    (suspect === right) === isRight ? [nameMove(shirt, suspect)] : [],
  );
}

const kitShirts = (edition: AnyEdition) => [...answerOf<KitAnswer>(edition).shirts.keys()];

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
