import type { PostedMove } from "./attempt";
import type { Game } from "./game";
import type { PlayView } from "./play-view";
import type { Playing, PlayReply } from "./playing";
import type { Clock } from "./use-clock";

type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** How moves are judged in the browser: by the page itself, or by asking the server for each. */
export type PlayMode = {
  /** The attempt that this device has without a network; null where it has none. */
  restore(slug: string): Playing | null;
  /** Waits until the moves of earlier attempts have arrived. */
  settle(): Promise<void>;
  /**
   * A hook: what the screen shows, and how a move is made without waiting for the server.
   *
   * @param onReply hears what the server made of a post
   */
  useMoves(
    rules: AnyGame,
    confirmed: Playing | null,
    onReply: (reply: PlayReply) => void,
    clock: Clock,
  ): PlayedMoves;
};

type PlayedMoves = {
  view: PlayView<unknown, unknown, unknown>;
  /** Whether moves wait for the network to come back. */
  isUnsent: boolean;
  /** Null where the server has to judge a move first. */
  add: ((move: PostedMove) => void) | null;
};

/** How a title plays that asks the server for each move: it shows the server's own state. */
export const askedPlay: PlayMode = {
  restore: () => null,
  settle: async () => {},
  useMoves: (rules, playing) => {
    const state = playing?.state ?? null;
    const verdict = state === null ? null : rules.verdict(state);
    return { view: { playing, state, verdict }, isUnsent: false, add: null };
  },
};
