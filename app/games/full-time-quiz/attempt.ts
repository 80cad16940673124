import { CHOICE_COUNT, type ChoiceIndex, QUESTION_COUNT, type Solution } from "./question";

/** A choice that can no longer be changed, and when it was made, in milliseconds since the start. */
export type Answer = { choice: ChoiceIndex; at: number };

/** One go at an edition. It stays with the edition and the date it was started on, past midnight too. */
export type Attempt = {
  id: string;
  edition: number;
  /** The player's calendar date at the start. */
  date: string;
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  answers: readonly Answer[];
  /** Whether an answer arrived long after it was given, as from offline play. */
  late: boolean;
  /** Whether the date had its result before this attempt began: it then counts for nothing. */
  friendly: boolean;
};

export type AttemptEvent =
  | { type: "started"; id: string; edition: number; date: string; at: number }
  | {
      type: "answered";
      question: number;
      choice: number;
      /** The player's own clock, in milliseconds since the start; null where nobody measured it. */
      elapsed: number | null;
      /** When the answer was received, in milliseconds since the epoch. */
      arrivedAt: number;
    };

const LATE_AFTER_MS = 5 * 60_000;

/**
 * The rules of the quiz (spec, section 4: Full-Time Quiz), for the server and the browser alike.
 *
 * Starting again on the same date keeps the attempt, running or finished: a date has one result. An answer counts
 * once: for the next open question, never for one that is locked or still ahead. Its time is the player's own when
 * it fits between the answer before it and the arrival, else the server's (design, section 4: quiz time).
 *
 * @returns the attempt after the event; the very same object when the event changes nothing
 */
export function attemptReducer(attempt: Attempt | null, event: AttemptEvent): Attempt | null {
  if (event.type === "started") {
    const { id, edition, date, at } = event;
    if (attempt?.date === date) return attempt;
    return { id, edition, date, startedAt: at, answers: [], late: false, friendly: false };
  }
  const { question, choice, elapsed, arrivedAt } = event;
  if (!attempt || isFinished(attempt) || question !== attempt.answers.length) return attempt;
  if (!isChoice(choice)) return attempt;
  const sinceStart = Math.max(arrivedAt - attempt.startedAt, lastAnswerAt(attempt));
  const fits = elapsed !== null && elapsed >= lastAnswerAt(attempt) && elapsed <= sinceStart;
  const at = Math.round(fits ? elapsed : sinceStart);
  return {
    ...attempt,
    answers: [...attempt.answers, { choice, at }],
    late: attempt.late || sinceStart - at > LATE_AFTER_MS,
  };
}

/** Whether every question is answered. */
export function isFinished(attempt: Attempt): boolean {
  return attempt.answers.length >= QUESTION_COUNT;
}

/** When the latest answer was given, in milliseconds since the start; 0 before the first. */
export function lastAnswerAt(attempt: Attempt): number {
  return attempt.answers.at(-1)?.at ?? 0;
}

function isChoice(choice: number): choice is ChoiceIndex {
  return Number.isInteger(choice) && choice >= 0 && choice < CHOICE_COUNT;
}

/** A score: right answers, all questions, whole percent, and the time of the last answer in milliseconds. */
export type Results = { correct: number; total: number; accuracy: number; elapsed: number };

/** The score of an attempt so far, judged by the edition's solutions. */
export function resultsOf(attempt: Attempt, solutions: readonly Solution[]): Results {
  const correct = attempt.answers.filter(
    (answer, index) => answer.choice === solutions[index]?.correctIndex,
  ).length;
  const total = solutions.length;
  return {
    correct,
    total,
    accuracy: total === 0 ? 0 : Math.round((correct / total) * 100),
    elapsed: lastAnswerAt(attempt),
  };
}
