import { type CookieOptions, createCookie } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { environment, isSecureOrigin } from "~/platform/config/environment.server";
import { type Attempt, resultsOf } from "./attempt";
import { attemptSchema, attemptsSchema } from "./attempt-schema";
import type { Attempts } from "./attempts";
import { editionByNumber } from "./edition.server";

const NAME = "kb_play_full-time-quiz";
const GUEST_NAME = "kb_guest";
/** What a visitor's attempt was kept in before 2026-11-22, for the whole site. */
const LEGACY_NAME = "kb_quiz";
const WEEK_S = 7 * 24 * 60 * 60;

/**
 * Where the quiz is asked for. By a cookie's path rules (RFC 6265, 5.1.4) the data that a script loads between pages lies
 * beside the page and not below it.
 */
const QUIZ_PATHS = [paths.quiz, `${paths.quiz}.data`];

const cookie = (name: string, options: CookieOptions = {}) =>
  createCookie(name, {
    secrets: [environment().SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: WEEK_S,
    secure: isSecureOrigin(),
    ...options,
  });

/** A visitor's attempts as their browser has them; none where nothing was kept, or nothing that can be trusted. */
export type KeptAttempts = {
  status: "kept" | "none" | "unreadable";
  attempts: Attempts;
  /** Whether the browser has the old cookie of the whole site, which has to go. */
  isLegacy: boolean;
};

const nothing: Attempts = { current: null, friendly: null };

/** Reads the attempts that a visitor's browser keeps for us, signed (design, section 4: quiz time). */
export async function readAttempts(request: Request): Promise<KeptAttempts> {
  const header = request.headers.get("Cookie") ?? "";
  const [has, isLegacy] = [hasCookie(header, NAME), hasCookie(header, LEGACY_NAME)];
  if (!has && !isLegacy) return { status: "none", attempts: nothing, isLegacy };
  const kept = attemptsSchema.safeParse(has && (await parseSigned(header, NAME)));
  if (kept.success) return { status: "kept", attempts: kept.data, isLegacy };
  const old = attemptSchema.safeParse(isLegacy && (await parseSigned(header, LEGACY_NAME)));
  if (!old.success) return { status: "unreadable", attempts: nothing, isLegacy };
  return { status: "kept", attempts: { current: old.data, friendly: null }, isLegacy };
}

function hasCookie(header: string, name: string): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=`).test(header);
}

async function parseSigned(header: string, name: string): Promise<unknown> {
  try {
    return await cookie(name).parse(header);
  } catch {
    return null;
  }
}

/** What pages away from the quiz have to know of a visitor's attempt, to offer it to an account. */
export type GuestAttempt = { id: string; date: string; answered: number; correct: number };

const count = z.number().int().min(0);
const guestSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  answered: count,
  correct: count,
});

/** Reads what is known anywhere on the site of the attempt that a visitor's browser keeps. */
export async function readGuest(request: Request): Promise<GuestAttempt | null> {
  const { attempts } = await readAttempts(request);
  if (attempts.current) return guestOf(attempts.current);
  const header = request.headers.get("Cookie") ?? "";
  return guestSchema.safeParse(await parseSigned(header, GUEST_NAME)).data ?? null;
}

function guestOf(attempt: Attempt): GuestAttempt {
  const { id, date, answers, edition } = attempt;
  const { correct } = resultsOf(attempt, editionByNumber(edition)?.solutions ?? []);
  return { id, date, answered: answers.length, correct };
}

/**
 * The Set-Cookie values that keep a visitor's attempts where the quiz is, and leave word of them on the other pages.
 *
 * @param isLegacy whether the browser has the old cookie, which these take the place of
 */
export function keepAttempts(attempts: Attempts, isLegacy: boolean): Promise<string[]> {
  const { current, friendly } = attempts;
  const kept = friendly ? { current, friendly } : { current };
  const isBegun = current !== null && current.answers.length > 0;
  return Promise.all([
    ...QUIZ_PATHS.map((path) => cookie(NAME, { path }).serialize(kept)),
    ...(isBegun ? [cookie(GUEST_NAME).serialize(guestOf(current))] : []),
    ...(isLegacy ? [dropped(LEGACY_NAME)] : []),
  ]);
}

/** The Set-Cookie values that let go of all that a visitor's browser keeps. */
export function dropAttempts(): Promise<string[]> {
  return Promise.all([
    ...QUIZ_PATHS.map((path) => dropped(NAME, path)),
    dropped(GUEST_NAME),
    dropped(LEGACY_NAME),
  ]);
}

const dropped = (name: string, path = "/") => cookie(name, { path }).serialize("", { maxAge: 0 });
