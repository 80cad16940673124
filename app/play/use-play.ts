import { useEffect, useMemo, useRef, useState } from "react";
import { type Attempt, applyMove, type PostedMove, type Referee } from "./attempt";
import type { Game, Verdict } from "./game";
import type { MoveQueue } from "./move-queue";
import { queueFor, sendPending } from "./move-queues";
import { postMoves, postStart } from "./move-transport";
import { isCachedPage, saveAttempt, savedAttempt } from "./offline-attempt";
import { playProblems } from "./play-texts";
import type { Playing, PlayReply } from "./playing";
import { refereeFor, stateOf } from "./referee";
import { unseal } from "./seal";
import { type Clock, useClock } from "./use-clock";

const SEND_TIMEOUT_MS = 10_000;

/** A game on the screen, and what a player can do with it. */
export type Play<Puzzle = unknown, Move = unknown, State = unknown> = {
  /** With every move made here, whether the server has it or not. */
  playing: Playing<Puzzle, Move, State> | null;
  /** Null without an attempt. */
  state: State | null;
  /** How the attempt ended; null while it is running. */
  verdict: Verdict | null;
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
 */
export function usePlay<Puzzle, Answer, Move, State>(
  rules: Game<Puzzle, Answer, Move, State>,
  initial: Initial,
): Play<Puzzle, Move, State> {
  type Typed = Playing<Puzzle, Move, State>;
  const { slug } = rules;
  const [confirmed, setConfirmed] = useState(initial.playing as Typed | null);
  const [pending, setPending] = useState<readonly PostedMove[]>([]);
  const [problem, setProblem] = useState(initial.problem);
  const [isUnsent, setUnsent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const queue = useRef<MoveQueue | null>(null);
  const clock = useClock(confirmed);
  const shown = useRef(initial);

  useEffect(() => {
    if (shown.current.playing !== initial.playing) setConfirmed(initial.playing as Typed | null);
    if (shown.current !== initial) setProblem(initial.problem);
    shown.current = initial;
  }, [initial]);
  useEffect(() => setConfirmed((now) => now ?? (savedAttempt(slug) as Typed | null)), [slug]);

  const onReply = (reply: PlayReply) => {
    setProblem(reply.status === "playing" ? null : reply.message);
    if (reply.status !== "not-yours") setConfirmed(reply.playing as Typed | null);
  };
  const isSealed = confirmed?.sealed != null;
  const attemptId = confirmed?.attempt.id;
  const date = confirmed?.attempt.date ?? null;
  const player = confirmed?.player ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: onReply only sets state.
  useEffect(() => {
    if (!attemptId || !isSealed) return;
    const own = queueFor({ slug, attemptId, date }, player);
    const hurry = () => own.hurry();
    own.listen({
      onReply: (reply) => {
        setUnsent(reply.status === "not-yours");
        onReply(reply);
        if (reply.status !== "not-yours") setPending(own.pending);
      },
      onDelay: () => setUnsent(true),
    });
    queue.current = own;
    setPending(own.pending);
    own.flush();
    addEventListener("pagehide", hurry);
    return () => {
      own.listen(null);
      removeEventListener("pagehide", hurry);
    };
  }, [slug, attemptId, date, player, isSealed]);

  const answer = useAnswer<Answer>(confirmed);
  const view = useMemo(
    () => viewOf(rules, confirmed, answer, pending),
    [rules, confirmed, answer, pending],
  );

  const isOver = view.verdict !== null;
  const isWaiting = pending.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when something else has changed.
  useEffect(() => {
    if (!confirmed ? isCachedPage() : !isSealed) return;
    const isDone = !confirmed || (isOver && !isWaiting);
    saveAttempt(slug, isDone ? null : { ...confirmed, elapsed: Math.round(clock()) });
  }, [slug, confirmed, isSealed, isOver, isWaiting]);

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

  const start = async (form: FormData) => {
    const reply = await ask(async () => {
      await withTimeout(sendPending());
      return postStart(slug, form);
    });
    if (reply?.status !== "playing") return null;
    setPending([]);
    return reply.playing;
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
      queue.current?.add(posted);
      setPending(queue.current?.pending ?? []);
      return true;
    }
    const key = { slug, attemptId: playing.attempt.id, date: playing.attempt.date };
    const reply = await ask(() => postMoves(key, playing.player, [posted]));
    return reply?.status === "playing" && reply.playing.attempt.moves.length > index;
  };

  return { ...view, problem, isUnsent, isBusy, clock, start, move };
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

/** The attempt as it will be once the pending moves have arrived. */
function viewOf<Puzzle, Answer, Move, State>(
  rules: Game<Puzzle, Answer, Move, State>,
  confirmed: Playing<Puzzle, Move, State> | null,
  opened: { answer: Answer } | null,
  pending: readonly PostedMove[],
): Pick<Play<Puzzle, Move, State>, "playing" | "state" | "verdict"> {
  if (!confirmed) return { playing: null, state: null, verdict: null };
  if (!opened) {
    const { state } = confirmed;
    return { playing: confirmed, state, verdict: state === null ? null : rules.verdict(state) };
  }
  const edition = { puzzle: confirmed.puzzle, answer: opened.answer };
  const attempt = withPending(
    confirmed.attempt,
    pending as PostedMove<Move>[],
    refereeFor(rules, edition),
  );
  const state = stateOf(rules, edition, attempt);
  return { playing: { ...confirmed, attempt }, state, verdict: rules.verdict(state) };
}

function withPending<Move>(
  attempt: Attempt<Move>,
  pending: readonly PostedMove<Move>[],
  referee: Referee<Move>,
): Attempt<Move> {
  return pending.reduce((before, posted) => {
    const arrivedAt = attempt.startedAt + (posted.elapsed ?? 0);
    return applyMove(before, posted, arrivedAt, referee).attempt;
  }, attempt);
}

/** Waits for a promise, at most 10 s. Throws when it takes longer. */
function withTimeout(promise: Promise<void>): Promise<void> {
  const timeout = new Promise<void>((_, reject) => setTimeout(reject, SEND_TIMEOUT_MS));
  return Promise.race([promise, timeout]);
}
