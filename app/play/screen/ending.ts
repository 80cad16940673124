import type { Part } from "~/look/ui/part";
import type { Verdict } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";

/** The props of what stands at the end of an attempt: its board above the actions, its report below them. */
export type EndingProps<Puzzle = unknown, State = unknown> = {
  place: "board" | "report";
  playing: Playing<Puzzle, unknown, State>;
  state: State;
  verdict: Verdict;
};

/**
 * A title's part of the end. It is loaded while the attempt is played; a page that loads with the end doesn't need it,
 * since nothing in it changes.
 */
export type Ending<Puzzle = unknown, State = unknown> = Part<EndingProps<Puzzle, State>>;
