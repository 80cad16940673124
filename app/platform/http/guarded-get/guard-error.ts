/** Why the guard refused or gave up. */
export type GuardErrorCode =
  | "scheme"
  | "credentials"
  | "not-public"
  | "bad-redirect"
  | "too-many-redirects"
  | "too-slow";

/** An address that the guard refused, or stopped waiting for. */
export class GuardError extends Error {
  constructor(readonly code: GuardErrorCode) {
    super(`The request was refused or given up: ${code}.`);
  }
}

/** Why a URL is refused before its host is resolved; null if nothing is wrong. */
export function urlProblem(url: URL): "scheme" | "credentials" | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "scheme";
  return url.username !== "" || url.password !== "" ? "credentials" : null;
}
