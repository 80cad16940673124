import { contentSecurityPolicy } from "~/platform/http/content-security-policy.server";
import { plainPage } from "~/platform/http/error-html";
import { retryAfter, UNAVAILABLE_MESSAGE } from "~/platform/http/retry-after";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";

/**
 * A loader or an action that answers with the error page and status 503 where our people or our documents are out of
 * reach, and it has nothing better to say itself.
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

/** Where there is no page to show the error on, this is the page. */
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
