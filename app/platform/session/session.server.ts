import { type AppLoadContext, createCookie } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { environment, isSecureRequest } from "~/platform/config/environment.server";
import { identity } from "~/platform/identity/identity.server";
import {
  type AuthUser,
  IdentityError,
  SESSION_MAX_AGE_MS,
  type Session,
} from "~/platform/identity/identity-provider";

/** The one name that every host of ours lets through (facts: Firebase). */
const SESSION_COOKIE = "__session";

const cookieFor = (request: Request) =>
  createCookie(SESSION_COOKIE, {
    secrets: [environment().SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: SESSION_MAX_AGE_MS / 1000,
    secure: isSecureRequest(request),
  });

/** Has the browser of whoever leaves forget everything that pages have kept in it, a worker and its alerts too. */
export const forgetStorage = { "Clear-Site-Data": '"storage"' } as const;

/** Read once a request, though several loaders ask: the context is theirs in common. */
const readings = new WeakMap<AppLoadContext, Promise<Session | null>>();

/**
 * The session of a request, or null for a visitor.
 *
 * @throws IdentityError `network-request-failed` where the provider can't be reached
 */
export function getSession(request: Request, context: AppLoadContext): Promise<Session | null> {
  const reading = readings.get(context) ?? readSession(request);
  readings.set(context, reading);
  return reading;
}

async function readSession(request: Request): Promise<Session | null> {
  const kept = await keptSession(request);
  return kept ? (await identity()).readSession(kept, nowFor(request)) : null;
}

/** Who is signed in; null for a visitor, and where nobody can tell at the moment. */
export async function getOptionalUser(
  request: Request,
  context: AppLoadContext,
): Promise<AuthUser | null> {
  try {
    return (await getSession(request, context))?.user ?? null;
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/**
 * The session by the provider's own word, revocation included: for whatever changes an account.
 *
 * @throws IdentityError `network-request-failed`
 */
export async function checkSession(request: Request): Promise<Session | null> {
  const kept = await keptSession(request);
  return kept ? (await identity()).checkSession(kept, nowFor(request)) : null;
}

/** Somebody has come in, with a session that is new. */
type SignIn = { userId: string; userAgent: string; now: number };

let hearSignIn = async (_signIn: SignIn): Promise<void> => {};

/** Has every sign-in told to one listener, which does not throw. Whoever only proves again who they are does not come in. */
export function onSignIn(listener: typeof hearSignIn): void {
  hearSignIn = listener;
}

/**
 * Opens a session and ends the one that was there.
 *
 * @returns the Set-Cookie value
 * @throws IdentityError `invalid-id-token`, `network-request-failed`
 */
export async function startSession(request: Request, idToken: string): Promise<string> {
  const provider = await identity();
  const now = nowFor(request);
  const session = await provider.createSession(idToken, now);
  const former = await keptSession(request);
  const [opened, before] = await Promise.all([
    provider.readSession(session, now),
    former === null ? null : provider.readSession(former, now),
  ]);
  if (former) await provider.endSession(former, now);
  if (opened && opened.user.id !== before?.user.id) {
    const userAgent = request.headers.get("User-Agent") ?? "";
    await hearSignIn({ userId: opened.user.id, userAgent, now });
  }
  return cookieFor(request).serialize(session);
}

/**
 * Ends the session of a request, if it has one.
 *
 * @returns the Set-Cookie value that takes the cookie away
 * @throws IdentityError `network-request-failed`
 */
export async function endSession(request: Request): Promise<string> {
  const kept = await keptSession(request);
  if (kept) await (await identity()).endSession(kept, nowFor(request));
  return forgetSession(request);
}

/** The Set-Cookie value that takes the cookie away. */
export function forgetSession(request: Request): Promise<string> {
  return cookieFor(request).serialize("", { maxAge: 0 });
}

/** Whether a request may bring a session cookie, good or not: nobody who has one is ever taken for a visitor. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get("Cookie")?.includes(SESSION_COOKIE) ?? false;
}

async function keptSession(request: Request): Promise<string | null> {
  try {
    const kept: unknown = await cookieFor(request).parse(request.headers.get("Cookie"));
    return typeof kept === "string" && kept !== "" ? kept : null;
  } catch {
    return null;
  }
}
