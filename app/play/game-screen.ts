import type { ComponentType, ReactNode } from "react";
import type { Attempt } from "./attempt";
import type { Game, Verdict } from "./game";
import type { PlayMode } from "./play-mode";
import type { Fact, Typed } from "./playing";

/** What a title draws; the engine draws the start, the bar, the clock, problems, the end and the share. */
export type GameScreen<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown> = {
  readonly rules: Game<Puzzle, Answer, Move, State>;
  /** `sealedPlay` for a title whose answers are sealed; the server is asked for each move without it. */
  readonly mode?: PlayMode;
  readonly title: string;
  /** One or two sentences before the start. */
  readonly lead: string;
  /** What may be ticked at the start. */
  readonly options?: readonly StartOption[];
  readonly hasClock?: boolean;
  /** Whether the board says itself why a move does not count, beside the field that was typed into. */
  readonly showsProblems?: boolean;
  readonly Board: ComponentType<BoardProps<Puzzle, Move, State>>;
  /** What the scoreboard says in place of score and outOf. */
  scoreText?(verdict: Verdict): string;
  /** What the end says in numbers. */
  resultTiles?(verdict: Verdict, state: State): readonly Fact[];
};

/** A box that can be ticked at the start. */
export type StartOption = { value: string; label: string; hint: string };

/** What the engine gives to a title's board. It stays the same board from the first move to past the end. */
export type BoardProps<Puzzle = unknown, Move = unknown, State = unknown> = {
  puzzle: Puzzle;
  state: State;
  attempt: Attempt<Move>;
  /** How the attempt ended; null while it is running. */
  verdict: Verdict | null;
  /** Where a board's form posts to, and the hidden inputs that go with each move. */
  action: string;
  formFields: ReactNode;
  /** What a refused form had in its fields, by their names. */
  typed: Typed;
  /** Why the last move does not count. */
  problem: string | null;
  /** Whether a move is on its way that has to be judged first. */
  isBusy: boolean;
  /** Makes a move with script; resolves to whether it counts. Without script the form is posted. */
  onMove: (move: Move) => Promise<boolean>;
};
