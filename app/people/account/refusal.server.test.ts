import { describe, expect, it } from "vitest";
import { IdentityError } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { refusalOf } from "./refusal.server";

describe("refusalOf", () => {
  it.each([
    [new IdentityError("invalid-credential"), "invalid-credential", 400, {}],
    [new IdentityError("unknown"), "unknown", 400, {}],
    [
      new IdentityError("network-request-failed"),
      "network-request-failed",
      503,
      { "Retry-After": "30" },
    ],
    [new IdentityError("too-many-requests"), "too-many-requests", 429, { "Retry-After": "60" }],
    [new TooManyRequests(7), "too-many-requests", 429, { "Retry-After": "7" }],
    [new DocumentStoreError("unavailable"), "network-request-failed", 503, { "Retry-After": "30" }],
    [new DocumentStoreError("contention"), "network-request-failed", 503, { "Retry-After": "30" }],
  ])("of '%s' is %s with %i", (error, code, status, headers) => {
    expect(refusalOf(error)).toEqual({ code, status, headers });
  });

  it.each([new TypeError("a fault of ours"), "text", null, new Response(null, { status: 400 })])(
    "throws what is no refusal: %s",
    (fault) => {
      expect(thrownBy(() => refusalOf(fault))).toBe(fault);
    },
  );
});

function thrownBy(attempt: () => void): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  throw new Error("It threw nothing.");
}
