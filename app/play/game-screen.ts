import type { ComponentType, ReactNode } from "react";
import type { Attempt } from "./attempt";
import type { Game, Verdict } from "./game";
import type { PlayMode } from "./play-mode";
import type { Fact, Typed } from "./playing";

/** A title's part of the screen. The engine renders the start, the bar, the clock, problems, the end and sharing. */
export type GameScreen<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown> = {
  readonly rules: Game<Puzzle, Answer, Move, State>;
  /** `sealedPlay` for a title with sealed answers; by default the server is asked for each move. */
  readonly mode?: PlayMode;
  readonly title: string;
  /** One or two sentences before the start. */
  readonly lead: string;
  /** Checkboxes on the start screen. */
  readonly options?: readonly StartOption[];
  readonly hasClock?: boolean;
  /** Whether the board itself shows why a move was refused, beside its field. */
  readonly showsProblems?: boolean;
  readonly Board: ComponentType<BoardProps<Puzzle, Move, State>>;
  /** The scoreboard's text, instead of score and outOf. */
  scoreText?(verdict: Verdict): string;
  /** Numbers for the end panel. */
  resultTiles?(verdict: Verdict, state: State): readonly Fact[];
};

/** A checkbox on the start screen. */
export type StartOption = { value: string; label: string; hint: string };

/** The engine's props for a title's board, which stays mounted from the first move to past the end. */
export type BoardProps<Puzzle = unknown, Move = unknown, State = unknown> = {
  puzzle: Puzzle;
  state: State;
  attempt: Attempt<Move>;
  /** Null while the attempt is running. */
  verdict: Verdict | null;
  /** The form's action, and its hidden inputs for each move. */
  action: string;
  formFields: ReactNode;
  /** The field values of a refused form, by name. */
  typed: Typed;
  /** Why the last move was refused. */
  problem: string | null;
  /** Whether a move is waiting for the server's verdict. */
  isBusy: boolean;
  /** Makes a move with script; resolves to whether it was accepted. Without script the form is posted. */
  onMove: (move: Move) => Promise<boolean>;
};
