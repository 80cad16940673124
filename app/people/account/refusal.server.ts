import { retryAfter } from "~/platform/http/retry-after";
import { IdentityError, type IdentityErrorCode } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { events } from "~/platform/metrics/events.server";
import { DocumentStoreError } from "~/platform/storage/document-store";

/** A refusal as a response: its code, the status, and Retry-After if there is a time to wait. */
export type Refusal = {
  code: IdentityErrorCode;
  status: 400 | 429 | 503;
  headers: Record<string, string>;
};

const WAIT_S = 60;

/**
 * Maps an error to a refusal for the client.
 *
 * @throws the error itself when it is a fault of ours and no refusal
 */
export function refusalOf(error: unknown): Refusal {
  const refusal = toRefusal(error);
  events.signInRefused.publish(refusal.code);
  return refusal;
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof TooManyRequests) return tooMany(error.retryAfter);
  if (error instanceof DocumentStoreError) return unreachable;
  if (!(error instanceof IdentityError)) throw error;
  if (error.code === "too-many-requests") return tooMany(WAIT_S);
  if (error.code === "network-request-failed") return unreachable;
  return { code: error.code, status: 400, headers: {} };
}

const unreachable: Refusal = {
  code: "network-request-failed",
  status: 503,
  headers: { ...retryAfter },
};

const tooMany = (seconds: number): Refusal => ({
  code: "too-many-requests",
  status: 429,
  headers: { "Retry-After": String(seconds) },
});
