import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import { EMPTY, eachSquare, FIRST_LATTICE, slotsOf, wordIn } from "./grid";
import { headline, NOTHING_NEW } from "./texts";

export const MAX_CHECKS = 10;

/** The move that gives up. Any other is a check of the letters typed. */
export const SHOW = "show";

/** The option to play without a clock on the board. */
export const UNTIMED = "untimed";

/** The picture of the lattice (grid.ts), by default the first one, and the clues in the order of its slots. */
export type CrossbarPuzzle = { lattice?: string; clues: readonly string[] };

/** A word's record: its id, the source of a clue that states a fact, and whether it was wrong. */
export type WordRecord = { id: string; source?: string; isVoid?: true };

/** All letters, and the words' records in the order of the slots. */
export type CrossbarAnswer = { letters: string; words: readonly WordRecord[] };

/** How a word ended: right without a wrong letter, right after one, or shown. */
export type Mark = "clean" | "checked" | "shown";

/** A word at the end. */
type EndedWord = WordRecord & { word: string; mark: Mark };

/** What the player may see after the moves so far. */
export type CrossbarState = Required<CrossbarPuzzle> & {
  isTimed: boolean;
  checks: number;
  /** The letters that a check has found right. */
  right: string;
  /** The letters that a check has found wrong, for each square. */
  wrong: readonly string[];
  /** How many letters the last check found wrong. */
  lastWrong: number;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
  /** Null while the attempt is running. */
  ending: { letters: string; words: readonly EndedWord[] } | null;
};

const SQUARES: Record<Mark, string> = { clean: "🟩", checked: "🟨", shown: "⬛" };

/** What the checks have told of the grid. */
type Known = Pick<CrossbarState, "right" | "wrong" | "lastWrong">;

function play(
  { lattice = FIRST_LATTICE, clues }: CrossbarPuzzle,
  { letters, words }: CrossbarAnswer,
  moves: readonly TimedMove<string>[],
  options: readonly string[],
): CrossbarState {
  let known: Known = { right: letters.replace(/./g, EMPTY), wrong: [], lastWrong: 0 };
  let checks = 0;
  let elapsed = 0;
  let isOver = false;
  for (const { move, at } of moves) {
    if (isOver) break;
    elapsed = at;
    if (move !== SHOW) {
      checks += 1;
      known = checked(known, move, letters);
    }
    isOver = move === SHOW || checks === MAX_CHECKS || known.right === letters;
  }
  const ending = isOver ? { letters, words: endedWords(lattice, known, letters, words) } : null;
  const isTimed = !options.includes(UNTIMED);
  return { lattice, clues, isTimed, checks, ...known, elapsed, ending };
}

function checked({ right, wrong }: Known, typed: string, letters: string): Known {
  const found = Array.from(letters, (letter, cell) => {
    const own = typed[cell] ?? EMPTY;
    return own === EMPTY || own === letter || right[cell] !== EMPTY ? "" : own;
  });
  return {
    right: eachSquare(letters, (cell) =>
      typed[cell] === letters[cell] ? letters[cell] : right[cell],
    ),
    wrong: found.map((letter, cell) => (wrong[cell] ?? "") + letter),
    lastWrong: found.filter(Boolean).length,
  };
}

function endedWords(
  lattice: string,
  { right, wrong }: Known,
  letters: string,
  records: readonly WordRecord[],
): EndedWord[] {
  return slotsOf(lattice).flatMap((slot, index): EndedWord[] => {
    const record = records[index];
    if (!record) return [];
    const isRight = !wordIn(right, slot).includes(EMPTY);
    const isClean = slot.cells.every((cell) => !wrong[cell]);
    const mark = isRight ? (isClean ? "clean" : "checked") : "shown";
    return [{ ...record, word: wordIn(letters, slot), mark }];
  });
}

/** A check needs a letter that no check has found right or wrong in its square. */
function refuse({ right, wrong }: CrossbarState, move: string): string | null {
  const isNew = Array.from(move, (letter, cell) => {
    return letter !== EMPTY && right[cell] === EMPTY && !wrong[cell]?.includes(letter);
  });
  return move === SHOW || isNew.includes(true) ? null : NOTHING_NEW;
}

/** The words that count. */
const graded = (words: readonly EndedWord[]) => words.filter(({ isVoid }) => !isVoid);

/** The score: the words without a wrong letter. A win needs all of them right, with or without. */
function verdict({ isTimed, elapsed, ending }: CrossbarState): Verdict | null {
  if (!ending) return null;
  const words = graded(ending.words);
  const isWin = words.every(({ mark }) => mark !== "shown");
  const score = words.filter(({ mark }) => mark === "clean").length;
  const outOf = words.length;
  return {
    isWin,
    score,
    outOf,
    // A time that is kept to oneself is in no result either.
    elapsed: isTimed ? elapsed : 0,
    headline: headline(isWin, score, outOf),
  };
}

/** A row for the words across, and one for those down. */
function squares({ ending }: CrossbarState): string {
  const words = ending?.words ?? [];
  return [words.slice(0, 3), words.slice(3)]
    .map((row) =>
      graded(row)
        .map(({ mark }) => SQUARES[mark])
        .join(""),
    )
    .filter(Boolean)
    .join("\n");
}

/** The rules of Crossbar. A move is the letters typed, one a square, or `SHOW`. */
export const crossbar: Game<CrossbarPuzzle, CrossbarAnswer, string, CrossbarState> = {
  slug: "crossbar",
  version: 1,
  maxMoves: MAX_CHECKS,
  play,
  refuse,
  verdict,
  squares,
};
