import type { z } from "zod";
import type { Edition, Game, Verdict } from "./game";
import type { Fact } from "./playing";

/** Which edition each date has: the first date, and one edition number a day (or week) from then on. Append-only. */
export type Schedule = {
  /** "2026-11-21"; a Friday for a weekly title. */
  firstDate: string;
  period: "day" | "week";
  editions: readonly number[];
  /** Editions that don't come round again past the end. */
  retired?: readonly number[];
};

/** What the server alone has of a title. */
export interface ServerGame<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown> {
  readonly rules: Game<Puzzle, Answer, Move, State>;
  /**
   * How the answer reaches the browser: `sealed`, obfuscated in the page so that the browser judges at once and
   * offline, or `asked`, never: the server judges each move and sends the state.
   */
  readonly answers: "sealed" | "asked";
  readonly schedule: Schedule;
  /** Null for a number that the title does not have. */
  edition(number: number): Edition<Puzzle, Answer> | null;
  /** What a move posted as JSON has to look like. */
  readonly moveSchema: z.ZodType<Move>;
  /** The move in a form posted without script; null when there is none in it. */
  moveFromForm(form: FormData): Move | null;
  /** What is said of a form without a move, in place of the engine's own words. */
  readonly noMove?: string;
  /** A refusal that only the server can tell, such as a word that is in no list; null for a move that counts. */
  refuse?(edition: Edition<Puzzle, Answer>, state: State, move: Move): string | null;
  /** What the start screen says of an edition, in numbers: nothing that gives an advantage before the clock runs. */
  facts(puzzle: Puzzle): readonly Fact[];
  /** The options that may be chosen at the start. */
  readonly options: readonly string[];
  /** 0 to 1000. */
  points(verdict: Verdict): number;
}
