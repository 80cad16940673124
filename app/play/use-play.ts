import { useEffect, useRef, useState } from "react";
import type { Game } from "./game";
import { postMoves, postStart } from "./move-transport";
import { askedPlay, type PlayMode } from "./play-mode";
import type { PlayView } from "./play-view";
import type { Playing, PlayReply } from "./playing";
import { offlineText } from "./unsent-texts";
import { type Clock, useClock } from "./use-clock";

/** A game on the screen, and what a player can do with it. */
export type Play<Puzzle = unknown, Move = unknown, State = unknown> = PlayView<
  Puzzle,
  Move,
  State
> & {
  problem: string | null;
  /** Whether moves wait for the network to come back. */
  isUnsent: boolean;
  /** Whether the server is being asked for a start or a move. */
  isBusy: boolean;
  clock: Clock;
  /** Starts an edition once every move of the last one has arrived; resolves to the attempt, or null where that failed. */
  start: (form: FormData) => Promise<Playing | null>;
  /** Makes a move; resolves to whether it counts. A problem says why not. */
  move: (move: Move) => Promise<boolean>;
};

/** What the server wrote into the page. */
export type Initial = { playing: Playing | null; problem: string | null };

/**
 * Plays in the browser by the server's own rules. Where the page has the answer (`sealedPlay`), what is pressed shows at
 * once and is posted behind it; the server's reply replaces the guess when it comes. Where it does not, the server is asked
 * for each move.
 *
 * @param initial the same object as long as the server wrote nothing new
 * @param mode the same for every attempt at a title
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

/** What the server last said: in the page, or in reply to a script. */
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
  /** Asks the server; null where it could not be reached. */
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
