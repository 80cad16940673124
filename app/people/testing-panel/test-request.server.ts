import { GuardError } from "~/platform/http/guarded-get/guard-error";
import type { GuardOptions } from "~/platform/http/guarded-get/guarded-get.server";
import { apiAddress } from "./api-address";
import type { TestRequestResult } from "./test-request-answer";
import { guardTexts, testingPanelTexts } from "./testing-panel-texts";

/**
 * Tests a user's API with their identity token (docs/rules.md#the-testing-panel), in the order validation, session,
 * guard, request.
 *
 * @param given `text` as typed; `idToken` is called only for a valid URL, and resolves to null without a session
 * @param options for tests
 * @throws only what `idToken` throws
 */
export async function sendTestRequest(
  given: { text: string; idToken: () => Promise<string | null> },
  options: Partial<GuardOptions> = {},
): Promise<TestRequestResult> {
  const address = apiAddress(given.text);
  if ("problem" in address) return address;
  const idToken = await given.idToken();
  if (!idToken) return { problem: testingPanelTexts.noSession };
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: `Bearer ${idToken}`,
  };
  // Loaded on demand: few servers need it, and its HTTP client would be a sixth of the code loaded at start-up.
  const { guardedGet } = await import("~/platform/http/guarded-get/guarded-get.server");
  try {
    const { status, statusText, ...rest } = await guardedGet(address.url, headers, options);
    return { status: `Status: ${status} ${statusText}`.trim(), ...rest };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** Node reports several unreachable addresses in one AggregateError whose own message is empty. */
function messageOf(error: unknown): string {
  if (error instanceof GuardError) return guardTexts[error.code];
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error && first.message) || testingPanelTexts.unexpected;
}
