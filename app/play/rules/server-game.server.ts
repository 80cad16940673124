import type { z } from "zod";
import type { Edition, Game } from "./game";
import type { Fact, Offer } from "./playing";
import type { Result, TitleRecord } from "./results";
import type { ResultTexts, SharedResult } from "./shared-result";
import type { TitleStatistics } from "./title-statistics";

/** A record of a file of editions, and what is wrong with it. */
export type RecordProblem = { record: string; reason: string };

/** The edition of each date: the first date, and one edition number per day (or week) from then on. Append-only. */
export type Schedule = {
  /** "2026-11-21"; a Friday for a weekly title. */
  firstDate: string;
  period: "day" | "week";
  editions: readonly number[];
  /** Editions that don't come round again past the end. */
  retired?: readonly number[];
  /** An operator's editions. On their dates they precede the table, whatever a later release appends to it. */
  added?: ReadonlyMap<string, number>;
};

/** Rules of a title, and its editions as those rules read them. */
export interface Ruling<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown> {
  readonly rules: Game<Puzzle, Answer, Move, State>;
  /**
   * Null for an unknown number. A void changes how an edition is graded, never its log: moves at a voided record are
   * accepted as before.
   *
   * @param voided the ids of records that were wrong; by default those of `voided`
   */
  edition(number: number, voided?: readonly string[]): Edition<Puzzle, Answer> | null;
}

/** The server's part of a title. */
export interface ServerGame<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown>
  extends Ruling<Puzzle, Answer, Move, State> {
  /** Earlier rules whose logs can still be read (docs/decisions/0044). Results of any others stand as recorded. */
  readonly former?: readonly Ruling[];
  /**
   * How the answer reaches the browser: `sealed`, obfuscated in the page, so that the browser can judge at once and
   * offline; or `asked`, never: the server judges each move and sends the state.
   */
  readonly answers: "sealed" | "asked";
  /** The least time in which a person makes a move, in milliseconds: a result that is faster is not ranked. */
  readonly minMoveMs: number;
  readonly schedule: Schedule;
  /** The first date that an operator's editions may have. Never changes, or their past dates would. */
  readonly openFrom: string;
  /** All that is wrong with the form of a file of an operator's editions, record by record. */
  fileProblems(content: unknown): readonly RecordProblem[];
  /**
   * Adds an operator's editions, for good, or none of them.
   *
   * @param content a parsed file, with the schema of the title's own; untrusted
   * @param first the number of its first edition, from which on they are numbered
   * @returns how many there are, or why they can't be used
   */
  addEditions(content: unknown, first: number): { count: number } | RecordProblem;
  /** The records that were wrong, each with the date on which it was voided: the title's `voided.json`. */
  readonly voided: Readonly<Record<string, string>>;
  /** What a report of a record shows, without its answer; null for an id that no edition has. */
  reported(id: string): { title: string; summary: string } | null;
  /** Validates a move posted as JSON. */
  readonly moveSchema: z.ZodType<Move>;
  /** The move of a form posted without script; null if it has none. */
  moveFromForm(form: FormData): Move | null;
  /** The message for a form without a move, instead of the engine's. */
  readonly noMove?: string;
  /**
   * A refusal that only the server can check, such as for an unknown word; null for a legal move.
   *
   * @param daysIn full days since the edition came out, by the player's calendar
   */
  refuse?(
    edition: Edition<Puzzle, Answer>,
    state: State,
    move: Move,
    daysIn: number,
  ): string | null;
  /** Numbers for the start screen, which must give no advantage before the clock runs. */
  facts(puzzle: Puzzle): readonly Fact[];
  /**
   * A drawing of an edition for its start screen, an SVG document of 600 by 272, under the same terms.
   *
   * @param daysIn full days since the edition came out, by the player's calendar
   */
  offerPicture?(puzzle: Puzzle, daysIn: number): string;
  /**
   * The puzzle as an attempt has it on a day, where parts of it come over the week.
   *
   * @param daysIn full days since the edition came out, by the player's calendar
   */
  puzzleOn?(puzzle: Puzzle, state: State, daysIn: number): Puzzle;
  /**
   * What an end tells of the next edition, nothing that could be looked up: "seven letters".
   *
   * @param today the date by the player's calendar
   */
  teaser?(puzzle: Puzzle, answer: Answer, today: string): string;
  /**
   * A link on the current edition's start screen to what can be told of the one before.
   *
   * @param today the date by the player's calendar
   */
  past?(today: string): Offer["past"] | null;
  /**
   * What lists say of a running attempt to a player who comes back to it: what waits, and what is new. Null for nothing. It
   * goes by the moves, which are strings or numbers, and not by their times (docs/decisions/0083).
   *
   * @param daysIn full days since the edition came out, by the player's calendar
   */
  underWay?(puzzle: Puzzle, state: State, daysIn: number): string | null;
  /**
   * Whether a running attempt has nothing more for today: it is at rest until the next day.
   *
   * @param daysIn full days since the edition came out, by the player's calendar
   */
  restsToday?(state: State, daysIn: number): boolean;
  /** The options available at the start. */
  readonly options: readonly string[];
  /**
   * What a Friendly after a result has of its own, such as dice: rolled at its kick-off and kept with it, for the rules to
   * read on both sides (`play`).
   */
  replayOptions?(): readonly string[];
  /**
   * What a result is worth beside other titles': a whole number from 0 to 1000, never fewer for a better result, and fewer
   * for a loss than for any win of the edition.
   */
  points(result: Pick<Result, "isWin" | "score" | "outOf" | "elapsed">): number;
  /**
   * What of a finished attempt is counted for everybody to see, beside its result: keys (`TALLY_KEY`), each once, and
   * nothing of a voided record. In most titles "r0" says that the first question was answered right, "m0" that it was
   * missed.
   */
  tally(state: State, puzzle: Puzzle): readonly string[];
  /** Whether the faster one of two results with the same score is the better. */
  readonly isTimed?: true;
  /** Whether its results tell players apart, so that it has tables. */
  readonly hasTables?: true;
  /** Whether a Friendly after a result is a new game; elsewhere the end offers an earlier edition first. */
  readonly hasReplays?: true;
  /** Whether its end tells the best of all tries at an edition, so that a further one loses nothing. */
  readonly keepsBest?: true;
  /** The best of the player's results of other dates, where its end holds a result against it. */
  readonly tellsBest?: (record: TitleRecord) => Result | undefined;
  /** Whether its end tells how the player's latest editions ended. */
  readonly tellsForm?: true;
  /** Whether its end tells how many results of each score the player has. */
  readonly tellsScores?: true;
  readonly statistics: TitleStatistics;
  /** The address of a challenge of its own (`addChallenge`), where it has such, by the challenge's code. */
  challengeAddress?(code: string): string;
  /** How a shared result reads, where it differs from `resultTexts`. */
  sharedTexts?(result: SharedResult): Partial<ResultTexts>;
  /**
   * A drawing of a shared result in place of its squares, with nothing of the answer.
   *
   * @returns an SVG document of 440 by 416; null for the squares
   */
  resultPicture?(result: Pick<SharedResult, "edition" | "squares">): string | null;
}
