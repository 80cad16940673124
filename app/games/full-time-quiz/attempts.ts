import { type Attempt, type AttemptEvent, attemptReducer, isFinished } from "./attempt";

/** What a player has of the quiz. */
export type Attempts = {
  /** The attempt that is the result of its date, or will be. */
  current: Attempt | null;
  /** The Friendly that was started last, of the same date as `current`. */
  friendly: Attempt | null;
};

type Started = Extract<AttemptEvent, { type: "started" }>;
type Answered = Extract<AttemptEvent, { type: "answered" }>;

/** Starts the quiz of a date. A date that has an attempt keeps it, finished or not. */
export function startAttempt(attempts: Attempts, event: Started): Attempts {
  const current = attemptReducer(attempts.current, event);
  return current === attempts.current ? attempts : { current, friendly: null };
}

/** Starts a Friendly, always from the first question. A date without a result has its quiz started instead. */
export function startFriendly(attempts: Attempts, event: Started): Attempts {
  const { current } = attempts;
  if (current?.date !== event.date || !isFinished(current)) return startAttempt(attempts, event);
  const fresh = attemptReducer(null, event);
  return { current, friendly: fresh && { ...fresh, friendly: true } };
}

/**
 * Answers questions of one of a player's attempts.
 *
 * @returns the very same object when nothing changes, as for an attempt that is not among them
 */
export function answerAttempt(
  attempts: Attempts,
  attemptId: string,
  answers: readonly Omit<Answered, "type">[],
): Attempts {
  const place = placeOf(attempts, attemptId);
  if (!place) return attempts;
  const attempt = answers.reduce(
    (state, given) => attemptReducer(state, { type: "answered", ...given }),
    attempts[place],
  );
  return attempt === attempts[place] ? attempts : { ...attempts, [place]: attempt };
}

/** Which of a player's attempts has an id; null for none of them. */
export function placeOf(attempts: Attempts, attemptId: string): keyof Attempts | null {
  if (attempts.current?.id === attemptId) return "current";
  return attempts.friendly?.id === attemptId ? "friendly" : null;
}
