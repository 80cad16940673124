/** What people are told of a fault that passes: what we keep, or who people are, is out of reach. */
export const UNAVAILABLE_MESSAGE =
  "Something we need is out of reach just now. Please try again in a minute.";

/** In how many seconds it is worth trying again what could not be done just now. */
const RETRY_AFTER_S = 30;

/** What an answer that does not go through the pages' own headers says beside its status 503. */
export const retryAfter = { "Retry-After": String(RETRY_AFTER_S) } as const;

/** Has an answer with status 503 say when to try again, unless it does already. */
export function setRetryAfter(status: number, headers: Headers): void {
  if (status === 503 && !headers.has("Retry-After"))
    headers.set("Retry-After", String(RETRY_AFTER_S));
}
