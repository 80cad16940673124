import { useEffect, useMemo, useRef, useState } from "react";
import type { Game } from "./game";
import { sendPending } from "./move-queues";
import { postMoves, postStart } from "./move-transport";
import { isCachedPage, saveAttempt, savedAttempt } from "./offline-attempt";
import { playProblems } from "./play-texts";
import { type PlayView, playView } from "./play-view";
import type { Playing, PlayReply } from "./playing";
import { unseal } from "./seal";
import { type Clock, useClock } from "./use-clock";
import { useMoveQueue } from "./use-move-queue";

const SEND_TIMEOUT_MS = 10_000;

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
 * Plays in the browser by the server's own rules. Where the page has the answer, what is pressed shows at once and is
 * posted behind it; the server's reply replaces the guess when it comes. Where it does not, the server is asked for each
 * move.
 *
 * @param initial the same object as long as the server wrote nothing new
 */
export function usePlay<Puzzle, Answer, Move, State>(
  rules: Game<Puzzle, Answer, Move, State>,
  initial: Initial,
): Play<Puzzle, Move, State> {
  const { slug } = rules;
  const server = useServer<Puzzle, Move, State>(slug, initial);
  const { confirmed, setProblem, onReply, isBusy, ask } = server;
  const clock = useClock(confirmed);
  const isSealed = confirmed?.sealed != null;
  const queue = useMoveQueue(isSealed ? confirmed : null, onReply);
  const answer = useAnswer<Answer>(confirmed);
  const view = useMemo(
    () => playView(rules, confirmed, answer, queue.pending),
    [rules, confirmed, answer, queue.pending],
  );
  const isOver = view.verdict !== null;
  useSaving(slug, confirmed, isOver && queue.pending.length === 0, clock);

  const start = async (form: FormData) => {
    const reply = await ask(async () => {
      await withTimeout(sendPending());
      return postStart(slug, form);
    });
    return reply?.status === "playing" ? reply.playing : null;
  };
  const move = async (made: Move): Promise<boolean> => {
    const { playing, state } = view;
    if (!playing || state === null || isOver || isBusy) return false;
    const refusal = rules.refuse(state, made);
    setProblem(refusal);
    if (refusal !== null) return false;
    const index = playing.attempt.moves.length;
    const posted = { index, move: made, elapsed: Math.round(clock()) };
    if (isSealed) {
      queue.add(posted);
      return true;
    }
    const key = { slug, attemptId: playing.attempt.id, date: playing.attempt.date };
    const reply = await ask(() => postMoves(key, playing.player, [posted]));
    return reply?.status === "playing" && reply.playing.attempt.moves.length > index;
  };
  return { ...view, problem: server.problem, isUnsent: queue.isUnsent, isBusy, clock, start, move };
}

/** What the server last said: in the page, or in reply to a script. */
function useServer<Puzzle, Move, State>(slug: string, initial: Initial) {
  type Own = Playing<Puzzle, Move, State> | null;
  const [confirmed, setConfirmed] = useState(initial.playing as Own);
  const [problem, setProblem] = useState(initial.problem);
  const [isBusy, setIsBusy] = useState(false);
  const shown = useRef(initial);
  useEffect(() => {
    if (shown.current === initial) return;
    shown.current = initial;
    setConfirmed(initial.playing as Own);
    setProblem(initial.problem);
  }, [initial]);
  useEffect(() => setConfirmed((now) => now ?? (savedAttempt(slug) as Own)), [slug]);

  const onReply = (reply: PlayReply) => {
    setProblem(reply.status === "playing" ? null : reply.message);
    if (reply.playing) setConfirmed(reply.playing as Own);
    else if (reply.status === "refused") setConfirmed(null);
  };
  /** Asks the server; null where it could not be reached. */
  const ask = async (post: () => Promise<PlayReply>): Promise<PlayReply | null> => {
    setIsBusy(true);
    try {
      const reply = await post();
      onReply(reply);
      return reply;
    } catch {
      setProblem(playProblems.offline);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { confirmed, problem, setProblem, onReply, isBusy, ask };
}

/** The answer that a page has sealed; null for a title that asks the server. */
function useAnswer<Answer>(confirmed: Playing | null): { answer: Answer } | null {
  const sealed = confirmed?.sealed ?? null;
  const salt = confirmed?.attempt.id ?? "";
  return useMemo(
    () => (sealed === null ? null : { answer: unseal<Answer>(sealed, salt) }),
    [sealed, salt],
  );
}

/** Stores a sealed attempt on the device while it is not done: it can be finished there without a network. */
function useSaving(slug: string, confirmed: Playing | null, isDone: boolean, clock: Clock): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when something else has changed.
  useEffect(() => {
    if (confirmed ? confirmed.sealed === null : isCachedPage()) return;
    const elapsed = Math.round(clock());
    saveAttempt(slug, isDone || !confirmed ? null : { ...confirmed, elapsed });
  }, [slug, confirmed, isDone]);
}

/** Waits for a promise, at most 10 s. Throws when it takes longer. */
function withTimeout(promise: Promise<void>): Promise<void> {
  const timeout = new Promise<void>((_, reject) => setTimeout(reject, SEND_TIMEOUT_MS));
  return Promise.race([promise, timeout]);
}
