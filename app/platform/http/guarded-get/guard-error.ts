const messages = {
  scheme: "The address is neither http nor https.",
  credentials: "The address has a name or a password in it.",
  "not-public": "The address is not on the public internet.",
  "bad-redirect": "The address redirects to one that is refused.",
  "too-many-redirects": "The address redirects too many times.",
  "too-slow": "The address took too long to answer.",
} as const;

/** Why the guard refused or gave up. */
export type GuardErrorCode = keyof typeof messages;

/** An address that the guard refused, or stopped waiting for. */
export class GuardError extends Error {
  constructor(readonly code: GuardErrorCode) {
    super(messages[code]);
  }
}

/** Why a URL is refused before its host is resolved; null if nothing is wrong. */
export function urlProblem(url: URL): "scheme" | "credentials" | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "scheme";
  return url.username !== "" || url.password !== "" ? "credentials" : null;
}
