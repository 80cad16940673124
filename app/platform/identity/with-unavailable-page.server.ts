import { contentSecurityPolicy } from "~/platform/http/content-security-policy.server";
import { plainPage } from "~/platform/http/error-html";
import { retryAfter, UNAVAILABLE_MESSAGE } from "~/platform/http/retry-after";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";

/**
 * Wraps a loader or an action: answers with the error page and status 503 if the identity provider or the document
 * store is unavailable and the handler does not catch it.
 */
export function withUnavailablePage<Args, Answer>(run: (args: Args) => Promise<Answer>) {
  return async (args: Args): Promise<Answer> => {
    try {
      return await run(args);
    } catch (error) {
      throw isUnavailable(error) ? unavailablePage() : error;
    }
  };
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof IdentityError) return error.code === "network-request-failed";
  return error instanceof DocumentStoreError;
}

/** A complete page for routes without an error boundary. */
function unavailablePage(): Response {
  const html = plainPage("Out of reach", UNAVAILABLE_MESSAGE);
  const headers = {
    ...retryAfter,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(html),
    "Cache-Control": "no-store",
  };
  return new Response(html, { status: 503, statusText: "Service Unavailable", headers });
}
