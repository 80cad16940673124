import { createCookie } from "@remix-run/node";
import { environment, isSecureOrigin } from "~/config/environment.server";
import type { Attempt } from "./attempt";
import { attemptSchema } from "./attempt-schema";

const NAME = "kb_quiz";
const WEEK_S = 7 * 24 * 60 * 60;

const cookie = () =>
  createCookie(NAME, {
    secrets: [environment().SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: WEEK_S,
    secure: isSecureOrigin(),
  });

/** A visitor's attempt, or why there is none: nothing was kept, or what was kept can't be trusted. */
export type KeptAttempt =
  | { status: "kept"; attempt: Attempt }
  | { status: "none" }
  | { status: "unreadable" };

/** Reads the attempt that a visitor's browser keeps for us, signed (design, section 4: quiz time). */
export async function readAttempt(request: Request): Promise<KeptAttempt> {
  const header = request.headers.get("Cookie") ?? "";
  if (!new RegExp(`(?:^|;\\s*)${NAME}=`).test(header)) return { status: "none" };
  const parsed = attemptSchema.safeParse(await parseSigned(header));
  return parsed.success ? { status: "kept", attempt: parsed.data } : { status: "unreadable" };
}

async function parseSigned(header: string): Promise<unknown> {
  try {
    return await cookie().parse(header);
  } catch {
    return null;
  }
}

/** The Set-Cookie value that keeps an attempt. */
export function keepAttempt(attempt: Attempt): Promise<string> {
  return cookie().serialize(attempt);
}

/** The Set-Cookie value that lets go of what can't be read. */
export function dropAttempt(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}
