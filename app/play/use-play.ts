import { useEffect, useRef, useState } from "react";
import type { Game } from "./game";
import { postMoves, postStart } from "./move-transport";
import { askedPlay, type PlayMode } from "./play-mode";
import type { PlayView } from "./play-view";
import type { Playing, PlayReply } from "./playing";
import { offlineText } from "./unsent-texts";
import { type Clock, useClock } from "./use-clock";

/** A game and the player's possible actions. */
export type Play<Puzzle = unknown, Move = unknown, State = unknown> = PlayView<
  Puzzle,
  Move,
  State
> & {
  problem: string | null;
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  /** Whether a start or a move is waiting for the server. */
  isBusy: boolean;
  clock: Clock;
  /** Starts an edition once every pending move has arrived; resolves to the attempt, or null if that failed. */
  start: (form: FormData) => Promise<Playing | null>;
  /** Makes a move; resolves to whether it was accepted. If not, `problem` says why. */
  move: (move: Move) => Promise<boolean>;
};

/** The data of the server-rendered page. */
export type Initial = { playing: Playing | null; problem: string | null };

/**
 * Plays in the browser by the server's own rules. If the page has the answer (`sealedPlay`), moves show at once and
 * are posted in the background, and the server's reply replaces the optimistic view; otherwise the server is asked for
 * each move.
 *
 * @param initial must be the same object until the server renders new data
 * @param mode must be the same for every attempt at a title
 */
export function usePlay<Puzzle, Answer, Move, State>(
  rules: Game<Puzzle, Answer, Move, State>,
  initial: Initial,
  mode: PlayMode = askedPlay,
): Play<Puzzle, Move, State> {
  const { slug } = rules;
  const { confirmed, problem, setProblem, onReply, isBusy, ask } = useServer(slug, initial, mode);
  const clock = useClock(confirmed);
  const moves = mode.useMoves(
    rules as Game<unknown, unknown, unknown, unknown>,
    confirmed,
    onReply,
    clock,
  );
  const view = moves.view as PlayView<Puzzle, Move, State>;

  const start = async (form: FormData) => {
    const reply = await ask(async () => {
      await mode.settle();
      return postStart(slug, form);
    });
    return reply?.status === "playing" ? reply.playing : null;
  };
  const move = async (made: Move): Promise<boolean> => {
    const { playing, state, verdict } = view;
    if (!playing || state === null || verdict || isBusy) return false;
    const refusal = rules.refuse(state, made);
    setProblem(refusal);
    if (refusal !== null) return false;
    const index = playing.attempt.moves.length;
    const posted = { index, move: made, elapsed: Math.round(clock()) };
    if (moves.add) {
      moves.add(posted);
      return true;
    }
    const key = { slug, attemptId: playing.attempt.id, date: playing.attempt.date };
    const reply = await ask(() => postMoves(key, playing.player, [posted]));
    return reply?.status === "playing" && reply.playing.attempt.moves.length > index;
  };
  return { ...view, problem, isUnsent: moves.isUnsent, isBusy, clock, start, move };
}

/** The server's latest view: from the page, or from a reply to a script. */
function useServer(slug: string, initial: Initial, mode: PlayMode) {
  const [confirmed, setConfirmed] = useState(initial.playing);
  const [problem, setProblem] = useState(initial.problem);
  const [isBusy, setIsBusy] = useState(false);
  const shown = useRef(initial);
  useEffect(() => {
    if (shown.current === initial) return;
    shown.current = initial;
    setConfirmed(initial.playing);
    setProblem(initial.problem);
  }, [initial]);
  useEffect(() => setConfirmed((now) => now ?? mode.restore(slug)), [slug, mode]);

  const onReply = (reply: PlayReply) => {
    setProblem(reply.status === "playing" ? null : reply.message);
    if (reply.playing || reply.status === "refused") setConfirmed(reply.playing);
  };
  /** Null if the server is unreachable. */
  const ask = async (post: () => Promise<PlayReply>): Promise<PlayReply | null> => {
    setIsBusy(true);
    try {
      const reply = await post();
      onReply(reply);
      return reply;
    } catch {
      setProblem(offlineText);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { confirmed, problem, setProblem, onReply, isBusy, ask };
}
