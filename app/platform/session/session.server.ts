import type { AppLoadContext } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { isSecureRequest } from "~/platform/config/environment.server";
import { identity } from "~/platform/identity/identity.server";
import {
  type AuthUser,
  IdentityError,
  SESSION_MAX_AGE_MS,
  type Session,
} from "~/platform/identity/identity-provider";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { dropDrafts } from "./draft-cookie.server";
import { dropPersonalCookies } from "./personal-cookies.server";

/** The only cookie name that Firebase Hosting passes through, as do all other hosts. */
export const SESSION_COOKIE = "__session";

const cookieFor = (request: Request) =>
  signedCookie(SESSION_COOKIE, {
    path: "/",
    maxAge: SESSION_MAX_AGE_MS / 1000,
    secure: isSecureRequest(request),
  });

/** Makes the browser delete all storage of the site at logout, the service worker and its push subscription too. */
const clearStorageHeader = { "Clear-Site-Data": '"storage"' } as const;

/** The session is read once per request, which all loaders share through the context. */
const sessions = new WeakMap<AppLoadContext, Promise<Session | null>>();

/**
 * The session of a request, or null for a visitor.
 *
 * @throws IdentityError `network-request-failed` if the provider is unreachable
 */
export function getSession(request: Request, context: AppLoadContext): Promise<Session | null> {
  const reading = sessions.get(context) ?? readSession(request);
  sessions.set(context, reading);
  return reading;
}

async function readSession(request: Request): Promise<Session | null> {
  const cookie = await sessionCookieOf(request);
  return cookie ? (await identity()).readSession(cookie, nowFor(request)) : null;
}

/** The signed-in user; null for a visitor, and if the provider is unreachable. */
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
 * The session as the provider confirms it, revocation included: for changes to an account.
 *
 * @throws IdentityError `network-request-failed`
 */
export async function checkSession(request: Request): Promise<Session | null> {
  const cookie = await sessionCookieOf(request);
  return cookie ? (await identity()).checkSession(cookie, nowFor(request)) : null;
}

/** A sign-in that opened a new session. */
type SignIn = { request: Request; userId: string; now: number };

let signInListener = async (_signIn: SignIn): Promise<readonly string[]> => [];

/**
 * Sets the one listener for sign-ins. It returns further Set-Cookie values and must not throw. Re-authentication is not
 * a sign-in.
 */
export function onSignIn(listener: typeof signInListener): void {
  signInListener = listener;
}

/**
 * Opens a session and ends the previous one.
 *
 * @returns headers that set its cookie, and those of the sign-in listener
 * @throws IdentityError `invalid-id-token`, `network-request-failed`
 */
export async function startSession(request: Request, idToken: string): Promise<Headers> {
  const provider = await identity();
  const now = nowFor(request);
  const session = await provider.createSession(idToken, now);
  const former = await sessionCookieOf(request);
  const [opened, before] = await Promise.all([
    provider.readSession(session, now),
    former === null ? null : provider.readSession(former, now),
  ]);
  // Firebase issues the same cookie for two sign-ins of a user within a second.
  if (former && former !== session) await provider.endSession(former, now);
  const headers = new Headers({ "Set-Cookie": await cookieFor(request).store(session) });
  if (opened && opened.user.id !== before?.user.id) {
    const setCookies = await signInListener({ request, userId: opened.user.id, now });
    for (const setCookie of setCookies) headers.append("Set-Cookie", setCookie);
  }
  return headers;
}

/**
 * Ends the session of a request, if there is one.
 *
 * @returns the headers of `letGoOfSession`
 * @throws IdentityError `network-request-failed`
 */
export async function endSession(request: Request): Promise<Headers> {
  const cookie = await sessionCookieOf(request);
  if (cookie) await (await identity()).endSession(cookie, nowFor(request));
  return letGoOfSession(request);
}

/** Headers with which the browser deletes the session's cookie and others of the user, kept drafts and the site's storage. */
export async function letGoOfSession(request: Request): Promise<Headers> {
  const headers = new Headers(clearStorageHeader);
  headers.append("Set-Cookie", await clearSessionCookie(request));
  for (const setCookie of dropPersonalCookies()) headers.append("Set-Cookie", setCookie);
  for (const setCookie of await dropDrafts()) headers.append("Set-Cookie", setCookie);
  return headers;
}

/** The Set-Cookie value that deletes the cookie. */
export function clearSessionCookie(request: Request): Promise<string> {
  return cookieFor(request).drop();
}

/** Whether a request may have a session cookie, valid or not: it is then never treated as a visitor's. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get("Cookie")?.includes(SESSION_COOKIE) ?? false;
}

async function sessionCookieOf(request: Request): Promise<string | null> {
  const value = await cookieFor(request).read(request);
  return typeof value === "string" ? value : null;
}
