/** Message for a temporary fault: the data store or the identity provider is unavailable. */
export const UNAVAILABLE_MESSAGE =
  "Something we need is out of reach just now. Please try again in a minute.";

/** Seconds after which a retry makes sense. */
const RETRY_AFTER_S = 30;

/** Headers for a 503 response that does not pass through `setRetryAfter`. */
export const retryAfter = { "Retry-After": String(RETRY_AFTER_S) } as const;

/** Adds Retry-After to a 503 response, unless it has one. */
export function setRetryAfter(status: number, headers: Headers): void {
  if (status === 503 && !headers.has("Retry-After"))
    headers.set("Retry-After", String(RETRY_AFTER_S));
}
