import { useEffect, useRef, useState } from "react";
import { AnswerSync } from "./answer-sync";
import { type Attempt, attemptReducer } from "./attempt";
import { browserPort, postStart } from "./browser-port";
import type { GivenAnswer, Playing } from "./playing";
import { quizProblems } from "./quiz-texts";
import { type QuizClock, useQuizClock } from "./use-quiz-clock";

const PATIENCE_MS = 10_000;

/** One queue an attempt, for as long as the document lives: leaving the quiz and coming back finds it again. */
const syncs = new Map<string, AnswerSync>();

/** The quiz on the screen, and what a player can do with it. */
export type Quiz = {
  /** With every answer given here, whether the server has it or not. */
  playing: Playing | null;
  problem: string | null;
  isStarting: boolean;
  clock: QuizClock;
  /** Starts today's quiz once every answer of the last one has arrived; resolves to whether it did. */
  start: () => Promise<boolean>;
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
  const [isStarting, setIsStarting] = useState(false);
  const sync = useRef<AnswerSync | null>(null);
  const clock = useQuizClock(confirmed);
  const attemptId = confirmed?.attempt.id;

  useEffect(() => {
    if (!attemptId) return;
    const mine = syncFor(attemptId);
    const hurry = () => mine.hurry();
    mine.listen((reply) => {
      setConfirmed(reply.playing);
      setWaiting(mine.waiting);
      setProblem(reply.status === "refused" ? reply.message : null);
    });
    sync.current = mine;
    setWaiting(mine.waiting);
    mine.flush();
    addEventListener("pagehide", hurry);
    return () => {
      mine.listen(null);
      removeEventListener("pagehide", hurry);
    };
  }, [attemptId]);

  const start = async () => {
    setIsStarting(true);
    try {
      await withinPatience(sync.current?.flush());
      const reply = await postStart();
      setConfirmed(reply.playing);
      setWaiting([]);
      setProblem(reply.status === "refused" ? reply.message : null);
      return reply.status === "playing";
    } catch {
      setProblem(quizProblems.offline);
      return false;
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
  return { playing, problem, isStarting, clock, start, answer };
}

/** The attempt as it will be once the answers have arrived. */
function withAnswers(attempt: Attempt, answers: readonly GivenAnswer[]): Attempt {
  return answers.reduce<Attempt>((state, given) => {
    const arrivedAt = attempt.startedAt + given.elapsed;
    return attemptReducer(state, { type: "answered", ...given, arrivedAt }) ?? state;
  }, attempt);
}

function syncFor(attemptId: string): AnswerSync {
  const sync = syncs.get(attemptId) ?? new AnswerSync(attemptId, browserPort);
  syncs.set(attemptId, sync);
  return sync;
}

/** Waits for a promise, at most 10 s. Throws when it takes longer. */
function withinPatience(promise: Promise<void> | undefined): Promise<void> {
  const enough = new Promise<void>((_, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([promise ?? Promise.resolve(), enough]);
}
