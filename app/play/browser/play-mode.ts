import type { PostedMove } from "~/play/rules/attempt";
import type { Game } from "~/play/rules/game";
import type { Playing, PlayReply } from "~/play/rules/playing";
import type { PlayView } from "./play-view";
import type { Clock } from "./use-clock";

type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** How moves are judged: in the page itself, or by asking the server for each. */
export type PlayMode = {
  /**
   * A hook that returns the view, and how to make a move without waiting for the server.
   *
   * @param onReply called with each reply of the server
   */
  useMoves(
    rules: AnyGame,
    confirmed: Playing,
    onReply: (reply: PlayReply) => void,
    clock: Clock,
  ): PlayedMoves;
};

type PlayedMoves = {
  view: PlayView<unknown, unknown, unknown>;
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  /** Null if the server has to judge a move first. */
  add: ((move: PostedMove) => void) | null;
  /** The edition's answer, where the page has it. */
  answer?: unknown;
};

/** The mode of titles that ask the server for each move: the view has the server's own state. */
export const askedPlay: PlayMode = {
  useMoves: (rules, playing) => {
    const { state } = playing;
    const verdict = state === null ? null : rules.verdict(state);
    return { view: { playing, state, verdict }, isUnsent: false, add: null };
  },
};
