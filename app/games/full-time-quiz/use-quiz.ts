import { useEffect, useRef, useState } from "react";
import type { AnswerSync } from "./answer-sync";
import { sendWaiting, syncFor } from "./answer-syncs";
import { type Attempt, attemptReducer } from "./attempt";
import { postStart } from "./browser-port";
import type { GivenAnswer, Playing } from "./playing";
import { quizProblems, type StartIntent } from "./quiz-texts";
import { isKeptPage, saveAttempt, savedAttempt } from "./saved-attempt";
import { type QuizClock, useQuizClock } from "./use-quiz-clock";

const PATIENCE_MS = 10_000;

/** The quiz on the screen, and what a player can do with it. */
export type Quiz = {
  /** With every answer given here, whether the server has it or not. */
  playing: Playing | null;
  problem: string | null;
  /** Whether answers wait for the network to come back. */
  isUnsent: boolean;
  isStarting: boolean;
  clock: QuizClock;
  /** Starts today's quiz or a Friendly once every answer of the last one has arrived; resolves to it, or to null. */
  start: (intent: StartIntent) => Promise<Playing | null>;
  answer: (question: number, choice: number) => void;
};

/**
 * Plays in the browser by the server's own rules: what is pressed shows at once and is posted behind it, and
 * the server's word replaces the guess when it comes (design, section 1: one reducer, two runtimes).
 */
export function useQuiz(initial: Playing | null, initialProblem: string | null): Quiz {
  const [confirmed, setConfirmed] = useState(initial);
  const [waiting, setWaiting] = useState<readonly GivenAnswer[]>([]);
  const [problem, setProblem] = useState(initialProblem);
  const [isUnsent, setUnsent] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const sync = useRef<AnswerSync | null>(null);
  const clock = useQuizClock(confirmed);
  const attemptId = confirmed?.attempt.id;
  const player = confirmed?.player ?? null;

  useEffect(() => setConfirmed((shown) => shown ?? savedAttempt()), []);

  useEffect(() => {
    if (!attemptId) return;
    const mine = syncFor(attemptId, player);
    const hurry = () => mine.hurry();
    mine.listen({
      onReply: (reply) => {
        setUnsent(reply.status === "not-yours");
        setProblem(reply.status === "playing" ? null : reply.message);
        if (reply.status === "not-yours") return;
        setConfirmed(reply.playing);
        setWaiting(mine.waiting);
      },
      onDelay: () => setUnsent(true),
    });
    sync.current = mine;
    setWaiting(mine.waiting);
    mine.flush();
    addEventListener("pagehide", hurry);
    return () => {
      mine.listen(null);
      removeEventListener("pagehide", hurry);
    };
  }, [attemptId, player]);

  const unconfirmed = waiting.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when something else has changed.
  useEffect(() => {
    if (!confirmed && isKeptPage()) return;
    saveAttempt(confirmed && { ...confirmed, elapsed: Math.round(clock()) }, unconfirmed);
  }, [confirmed, unconfirmed]);

  const start = async (intent: StartIntent) => {
    setIsStarting(true);
    try {
      await withinPatience(sendWaiting());
      const reply = await postStart(intent);
      setConfirmed(reply.playing);
      setWaiting([]);
      setProblem(reply.status === "playing" ? null : reply.message);
      return reply.status === "playing" ? reply.playing : null;
    } catch {
      setProblem(quizProblems.offline);
      return null;
    } finally {
      setIsStarting(false);
    }
  };

  const answer = (question: number, choice: number) => {
    if (!sync.current) return;
    sync.current.add({ question, choice, elapsed: Math.round(clock()) });
    setWaiting(sync.current.waiting);
  };

  const playing = confirmed && {
    ...confirmed,
    attempt: withAnswers(confirmed.attempt, waiting),
  };
  return { playing, problem, isUnsent, isStarting, clock, start, answer };
}

/** The attempt as it will be once the answers have arrived. */
function withAnswers(attempt: Attempt, answers: readonly GivenAnswer[]): Attempt {
  return answers.reduce<Attempt>((state, given) => {
    const arrivedAt = attempt.startedAt + given.elapsed;
    return attemptReducer(state, { type: "answered", ...given, arrivedAt }) ?? state;
  }, attempt);
}

/** Waits for a promise, at most 10 s. Throws when it takes longer. */
function withinPatience(promise: Promise<void>): Promise<void> {
  const enough = new Promise<void>((_, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([promise, enough]);
}
