import type { ComponentType, ReactNode } from "react";
import type { Part } from "~/look/ui/part";
import type { PlayMode } from "~/play/browser/play-mode";
import type { Clock } from "~/play/browser/use-clock";
import type { Attempt } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import type { NextUp, Playing, Server, Typed } from "~/play/rules/playing";
import type { Ending } from "./ending";
import type { StartOption } from "./start-options";

/** A title's part of the screen. The engine renders the start, the bar, the clock, problems, the end and sharing. */
export type GameScreen<Puzzle = unknown, Answer = unknown, Move = unknown, State = unknown> = {
  readonly rules: Game<Puzzle, Answer, Move, State>;
  /** Whether its answers are sealed in the page, so that the browser judges and it can be played offline. */
  readonly isSealed?: true;
  readonly title: string;
  /** A few sentences before the start. */
  readonly lead: string;
  /** What the start screen of the current edition adds to it, on a line of its own: what comes while it is open. */
  readonly leadNow?: string;
  /** When an edition is played, if not 'today'. */
  readonly period?: "this week";
  /** What an edition is called: "Next quiz in". */
  readonly noun: string;
  /** Checkboxes on the start screen. */
  readonly options?: readonly StartOption[];
  /** Whether the board itself shows why a move was refused, beside its field. */
  readonly showsProblems?: true;
  /** The board (`livePart`). */
  readonly Live: Part<LiveProps>;
  readonly Ending: Ending<Puzzle, State>;
  /** The dialog that has the end; by default it stands below the board. */
  readonly EndDialog?: Part<EndDialogProps>;
  /** Whether a few strips of confetti fall after a defeat too. */
  readonly hasStrips?: true;
  /** Whether the address shows the end of an attempt that is over; by default each does. */
  showsEnd?(attempt: Attempt, search: URLSearchParams): boolean;
  /** The screen reader announcement at the end, instead of the headline. */
  announcement?(verdict: Verdict, state: State): string;
  /** The score in the shared text, instead of score and outOf. */
  scoreText?(verdict: Verdict, state: State): string;
  /** The score in the shared text, where that says more of it. */
  sharedScore?(score: string, puzzle: Puzzle): string;
  /** The shared text, instead of number, score and squares. */
  shareText?(state: State): string;
};

/** The props of a dialog that has the end. */
export type EndDialogProps = { onClose: () => void; children: ReactNode };

/** A title's board, and how its moves are judged. */
export type LiveModule<Puzzle = unknown, Move = unknown, State = unknown> = {
  Board: ComponentType<BoardProps<Puzzle, Move, State>>;
  /** `sealedPlay` for a title with sealed answers; by default the server is asked for each move. */
  mode?: PlayMode;
};

/** The props of an attempt with its board. */
export type LiveProps = {
  screen: GameScreen;
  confirmed: Playing;
  server: Server;
  typed: Typed;
  onStart: (form: FormData) => void;
  /** Whether the rest of the page is rendered without it. */
  isBoardOnly: boolean;
};

/** The engine's props for a title's board, which stays mounted from the first move to past the end. */
export type BoardProps<Puzzle = unknown, Move = unknown, State = unknown> = {
  puzzle: Puzzle;
  state: State;
  /** With the edition's number as players read it. */
  attempt: Attempt<Move>;
  /** Null while the attempt is running. */
  verdict: Verdict | null;
  /** The form's action, and its hidden inputs for each move. */
  action: string;
  formFields: ReactNode;
  /** The field values of a refused form, by name. */
  typed: Typed;
  isCurrent: boolean;
  /** Full days since the edition came out, by the player's calendar. */
  daysIn: number;
  /** The title to play after this one; null if there is none. */
  nextUp?: NextUp | null | undefined;
  clock: Clock;
  /** The clock's reading at the time of rendering, or its final value, in milliseconds. */
  elapsed: number;
  /** Why the last move was refused. */
  problem: string | null;
  /** Whether a move is waiting for the server's verdict. */
  isBusy: boolean;
  /** Makes a move with script; resolves to whether it was accepted. Without script the form is posted. */
  onMove: (move: Move) => Promise<boolean>;
  /** The answer of a title whose page has it (`isSealed`), to judge by and never to be shown. */
  answer?: unknown;
};
