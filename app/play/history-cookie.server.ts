import { isSecureOrigin } from "~/platform/config/environment.server";
import { isSigned, sign } from "~/platform/signing/signing.server";
import {
  type AttemptMark,
  decodeHistory,
  decodeMarks,
  encodeHistory,
  HISTORY_DAYS,
  type HistoryEntry,
} from "./history.server";

const NAME = "kb_days";
const PURPOSE = `${NAME}=` as const;
const MAX_AGE_S = HISTORY_DAYS * 24 * 60 * 60;

/**
 * Reads a visitor's results by date from the one cookie sent to every page (games.md, section 1). It is signed by
 * hand, because the framework's encoding would make it half as long again.
 *
 * @returns an empty history if the cookie is missing or not ours
 */
export function readHistory(request: Request): HistoryEntry[] {
  return decodeHistory(signedText(request));
}

/** Reads a visitor's latest attempts from the same cookie; none if it is missing or not ours. */
export function readMarks(request: Request): AttemptMark[] {
  return decodeMarks(signedText(request));
}

function signedText(request: Request): string {
  const header = request.headers.get("Cookie") ?? "";
  const [, text = "", signature = ""] =
    new RegExp(`(?:^|;\\s*)${NAME}=([^;~]*)~([^;]*)`).exec(header) ?? [];
  return isSigned(PURPOSE, text, signature) ? text : "";
}

/** The Set-Cookie value that stores a history and the latest attempts. */
export function historyCookie(
  history: readonly HistoryEntry[],
  marks: readonly AttemptMark[] = [],
): string {
  const text = encodeHistory(history, marks);
  return cookie(`${text}~${sign(PURPOSE, text)}`, MAX_AGE_S);
}

/** The Set-Cookie value that deletes a history, once an account has it. */
export function endHistory(): string {
  return cookie("", 0);
}

function cookie(value: string, maxAge: number): string {
  const secure = isSecureOrigin() ? "; Secure" : "";
  return `${NAME}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
