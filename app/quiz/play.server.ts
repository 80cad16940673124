import { randomUUID } from "node:crypto";
import { z } from "zod";
import { dateAt, nextMidnight, timeZoneOf } from "~/clock/calendar-date.server";
import { nowFor } from "~/clock/clock.server";
import { type Attempt, attemptReducer } from "./attempt";
import { dropAttempt, keepAttempt, readAttempt } from "./attempt-cookie.server";
import { editionByNumber, editionFor } from "./edition.server";
import type { Playing } from "./playing";
import { QUESTION_COUNT } from "./question";
import { quizProblems } from "./quiz-texts";
import { seal } from "./seal";

/** What a request to play came to: the attempt, or a message; and the cookie to send back, if any. */
export type PlayOutcome = {
  playing: Playing | null;
  problem: string | null;
  setCookie: string | null;
};

/** The visitor's attempt as it stands. A cookie that can't be trusted is let go of, with a message. */
export async function currentQuiz(request: Request): Promise<PlayOutcome> {
  const kept = await readAttempt(request);
  if (kept.status === "unreadable") return unreadable();
  const attempt = kept.status === "kept" ? kept.attempt : null;
  return { playing: attempt && playingFor(request, attempt), problem: null, setCookie: null };
}

/** Starts today's quiz, or goes on with it when it is running already. */
export async function startQuiz(request: Request): Promise<PlayOutcome> {
  const kept = await readAttempt(request);
  const now = nowFor(request);
  const date = dateAt(now, timeZoneOf(request.headers.get("Cookie")));
  const attempt = attemptReducer(kept.status === "kept" ? kept.attempt : null, {
    type: "started",
    id: randomUUID(),
    edition: editionFor(date).number,
    date,
    at: now,
  });
  return keeping(request, attempt);
}

const answersSchema = z
  .array(
    z.object({
      question: z
        .number()
        .int()
        .min(0)
        .max(QUESTION_COUNT - 1),
      choice: z.number().int(),
      elapsed: z.number().min(0).nullable(),
    }),
  )
  .min(1)
  .max(QUESTION_COUNT);

/** Answers as they are posted: in order, each with the player's own time or none. */
export type PostedAnswers = z.infer<typeof answersSchema>;

/**
 * Reads the answers out of a form: `answers` as JSON from a script, or one `question` and `choice`.
 *
 * @returns null when they make no sense
 */
export function parseAnswers(form: FormData): PostedAnswers | null {
  const parsed = answersSchema.safeParse(form.has("answers") ? fromJson(form) : fromFields(form));
  return parsed.success ? parsed.data : null;
}

function fromJson(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get("answers")));
  } catch {
    return null;
  }
}

const digit = (value: FormDataEntryValue | null) =>
  typeof value === "string" && /^\d$/.test(value) ? Number(value) : null;

function fromFields(form: FormData): unknown {
  return [
    { question: digit(form.get("question")), choice: digit(form.get("choice")), elapsed: null },
  ];
}

/**
 * Answers questions of an attempt. Posting an answer twice, or for a locked question, changes nothing.
 *
 * @param attemptId the attempt that the player believes to be playing
 */
export async function answerQuiz(
  request: Request,
  attemptId: string,
  answers: PostedAnswers,
): Promise<PlayOutcome> {
  const kept = await readAttempt(request);
  if (kept.status === "unreadable") return unreadable();
  if (kept.status === "none")
    return { playing: null, problem: quizProblems.noAttempt, setCookie: null };
  if (kept.attempt.id !== attemptId) {
    const playing = playingFor(request, kept.attempt);
    return { playing, problem: quizProblems.elsewhere, setCookie: null };
  }
  const arrivedAt = nowFor(request);
  const attempt = answers.reduce<Attempt | null>(
    (state, given) => attemptReducer(state, { type: "answered", ...given, arrivedAt }),
    kept.attempt,
  );
  return keeping(request, attempt);
}

async function keeping(request: Request, attempt: Attempt | null): Promise<PlayOutcome> {
  const playing = attempt && playingFor(request, attempt);
  if (!playing) return unreadable();
  return { playing, problem: null, setCookie: await keepAttempt(playing.attempt) };
}

async function unreadable(): Promise<PlayOutcome> {
  return { playing: null, problem: quizProblems.unreadable, setCookie: await dropAttempt() };
}

function playingFor(request: Request, attempt: Attempt): Playing | null {
  const edition = editionByNumber(attempt.edition);
  if (!edition) return null;
  const now = nowFor(request);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return {
    attempt,
    questions: edition.questions,
    sealed: seal(edition.solutions, attempt.id),
    elapsed: Math.max(0, now - attempt.startedAt),
    isToday: attempt.date === dateAt(now, timeZone),
    now,
    nextQuizAt: nextMidnight(now, timeZone),
  };
}
