import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import { nextMidnight, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { type Attempt, isFinished } from "./attempt";
import { dropAttempts } from "./attempt-cookie.server";
import type { AttemptKeeper, Kept } from "./attempt-keeper";
import { type Attempts, answerAttempt, placeOf, startAttempt, startFriendly } from "./attempts";
import { editionByNumber, editionFor } from "./edition.server";
import { keeperFor, OtherPlayerError, todayOf } from "./keeper-for.server";
import type { Playing } from "./playing";
import { QUESTION_COUNT } from "./question";
import { quizProblems } from "./quiz-texts";
import { asksForFriendly } from "./quiz-view";
import { seal } from "./seal";

/** What a request to play came to: the attempt, or a message; and the cookie to send back, if any. */
export type PlayOutcome = {
  playing: Playing | null;
  problem: string | null;
  /** Whether it was us who could not, so that the same may be tried again. */
  isUnavailable: boolean;
  /** Whether the answers are of an account that is not the one logged in. */
  isOthers?: true;
  setCookies: readonly string[];
};

/** Which of a player's attempts an outcome is about. */
type Pick = (attempts: Attempts) => Attempt | null;

const current: Pick = (attempts) => attempts.current;
const friendlyFirst: Pick = ({ current, friendly }) => friendly ?? current;

/**
 * The player's attempt as it stands, or the Friendly where the address asks for it. A cookie that can't be trusted is let
 * go of, with a message.
 */
export function currentQuiz(request: Request, context: AppLoadContext): Promise<PlayOutcome> {
  const pick = asksForFriendly(new URL(request.url).searchParams) ? openFriendly : current;
  return played(request, context, (keeper) => keeper.read(), pick);

  function openFriendly({ current, friendly }: Attempts) {
    const isOver = friendly && isFinished(friendly) && friendly.date !== todayOf(request);
    return friendly && !isOver ? friendly : current;
  }
}

/** Starts today's quiz, goes on with it when it is running already, and leads to its result when it is finished. */
export function startQuiz(request: Request, context: AppLoadContext): Promise<PlayOutcome> {
  const event = startedNow(request);
  const start = (keeper: AttemptKeeper) =>
    keeper.change((attempts) => startAttempt(attempts, event));
  return played(request, context, start, current);
}

/** Starts a Friendly after today's result; before it there is only today's quiz to start or to go on with. */
export function playAgain(request: Request, context: AppLoadContext): Promise<PlayOutcome> {
  const event = startedNow(request);
  const start = (keeper: AttemptKeeper) =>
    keeper.change((attempts) => startFriendly(attempts, event));
  return played(request, context, start, friendlyFirst);
}

function startedNow(request: Request) {
  const date = todayOf(request);
  const edition = editionFor(date).number;
  return { type: "started", id: randomUUID(), edition, date, at: nowFor(request) } as const;
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
 * @param player whose it was when the answers were given, where somebody says so (`keeperFor`)
 */
export async function answerQuiz(
  request: Request,
  context: AppLoadContext,
  attemptId: string,
  answers: PostedAnswers,
  player?: string | null,
): Promise<PlayOutcome> {
  const arrivedAt = nowFor(request);
  const given = answers.map((answer) => ({ ...answer, arrivedAt }));
  const change = (keeper: AttemptKeeper) =>
    keeper.change(
      (attempts) => answerAttempt(attempts, attemptId, given),
      attemptId,
      player !== undefined,
    );
  const meant: Pick = (attempts) => {
    const place = placeOf(attempts, attemptId);
    return place ? attempts[place] : friendlyFirst(attempts);
  };
  const outcome = await played(request, context, change, meant, player);
  const { playing } = outcome;
  if (outcome.problem || playing?.attempt.id === attemptId) return outcome;
  const problem = playing ? quizProblems.elsewhere : quizProblems.noAttempt;
  return { ...outcome, problem };
}

async function played(
  request: Request,
  context: AppLoadContext,
  ask: (keeper: AttemptKeeper) => Promise<Kept>,
  pick: Pick,
  player?: string | null,
): Promise<PlayOutcome> {
  const nothing = { playing: null, setCookies: [] };
  try {
    return await outcomeOf(request, await ask(await keeperFor(request, context, player)), pick);
  } catch (error) {
    if (error instanceof OtherPlayerError) {
      const problem = quizProblems.otherPlayer;
      return { ...nothing, problem, isUnavailable: false, isOthers: true };
    }
    const isKnown = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isKnown) throw error;
    return { ...nothing, problem: quizProblems.unavailable, isUnavailable: true };
  }
}

async function outcomeOf(request: Request, kept: Kept, pick: Pick): Promise<PlayOutcome> {
  const { attempts, isUnreadable, setCookies } = kept;
  const attempt = pick(attempts);
  const playing = attempt && playingFor(request, kept, attempt);
  if (isUnreadable || (attempt && !playing)) {
    const problem = quizProblems.unreadable;
    return { playing: null, problem, isUnavailable: false, setCookies: await dropAttempts() };
  }
  return { playing, problem: null, isUnavailable: false, setCookies };
}

function playingFor(request: Request, { player, streak }: Kept, attempt: Attempt): Playing | null {
  const edition = editionByNumber(attempt.edition);
  if (!edition) return null;
  const now = nowFor(request);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return {
    player,
    attempt,
    questions: edition.questions,
    sealed: seal(edition.solutions, attempt.id),
    elapsed: Math.max(0, now - attempt.startedAt),
    isToday: attempt.date === todayOf(request),
    streak,
    now,
    nextQuizAt: nextMidnight(now, timeZone),
  };
}
