import { useEffect, useRef, useState } from "react";
import { AnswerSync } from "./answer-sync";
import { type Attempt, attemptReducer } from "./attempt";
import { browserPort, postStart } from "./browser-port";
import type { GivenAnswer, Playing, QuizReply } from "./playing";
import { quizProblems } from "./quiz-texts";
import { type QuizClock, useQuizClock } from "./use-quiz-clock";

/** The quiz on the screen, and what a player can do with it. */
export type Quiz = {
  /** With every answer given here, whether the server has it or not. */
  playing: Playing | null;
  problem: string | null;
  isStarting: boolean;
  clock: QuizClock;
  start: () => Promise<void>;
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
    const mine = new AnswerSync(attemptId, browserPort, (reply: QuizReply) => {
      setConfirmed(reply.playing);
      setWaiting(mine.waiting);
      setProblem(reply.status === "refused" ? reply.message : null);
    });
    sync.current = mine;
    setWaiting(mine.waiting);
    mine.flush();
    return () => mine.mute();
  }, [attemptId]);

  const start = async () => {
    setIsStarting(true);
    try {
      const reply = await postStart();
      setConfirmed(reply.playing);
      setWaiting([]);
      setProblem(reply.status === "refused" ? reply.message : null);
    } catch {
      setProblem(quizProblems.offline);
    }
    setIsStarting(false);
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
