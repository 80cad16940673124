import { type MutableRefObject, useRef } from "react";
import { postMoves } from "~/play/browser/move-transport";
import type { PlayMode } from "~/play/browser/play-mode";
import type { PlayView } from "~/play/browser/play-view";
import { type Clock, useClock } from "~/play/browser/use-clock";
import type { Game } from "~/play/rules/game";
import type { Playing, Server } from "~/play/rules/playing";
import { loadEnd, type ScreenParts } from "./parts";

/** An attempt in play. */
export type Match = PlayView<unknown, unknown, unknown> & {
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  clock: Clock;
  /** Makes a move; resolves to whether it was accepted. If not, the server's `problem` says why. */
  move: (move: unknown) => Promise<boolean>;
  /** The id of the attempt if a move was made on this page. */
  finished: MutableRefObject<string | null>;
  /** The edition's answer, where the page has it. */
  answer: unknown;
};

type MatchTitle = Omit<ScreenParts, "Live"> & { rules: Game<unknown, unknown, unknown, unknown> };

/**
 * Plays in the browser by the server's own rules. If the page has the answer (`sealedPlay`), moves show at once and
 * are posted in the background, and the server's reply replaces the optimistic view; otherwise the server is asked for
 * each move.
 *
 * @param mode must be the same for every attempt at a title
 */
export function useMatch(
  title: MatchTitle,
  mode: PlayMode,
  confirmed: Playing,
  { setProblem, onReply, isBusy, ask }: Server,
): Match {
  const { rules } = title;
  const finished = useRef<string | null>(null);
  const clock = useClock(confirmed);
  const { view, isUnsent, add, answer } = mode.useMoves(rules, confirmed, onReply, clock);

  const move = async (made: unknown): Promise<boolean> => {
    const { playing, state, verdict } = view;
    if (!playing || state === null || verdict || isBusy) return false;
    const refusal = rules.refuse(state, made);
    setProblem(refusal);
    if (refusal !== null) return false;
    loadEnd(title);
    finished.current = playing.attempt.id;
    const index = playing.attempt.moves.length;
    const posted = { index, move: made, elapsed: Math.round(clock()) };
    if (add) {
      add(posted);
      return true;
    }
    const key = { slug: rules.slug, attemptId: playing.attempt.id, date: playing.attempt.date };
    const reply = await ask(() => postMoves(key, playing.player, [posted]));
    return reply?.status === "playing" && reply.playing.attempt.moves.length > index;
  };
  return { ...view, isUnsent, clock, move, finished, answer };
}
