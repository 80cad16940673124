import { apiAddress } from "./api-address";
import type { ApiTestResult } from "./api-test-answer";
import { apiTestTexts } from "./api-test-texts";
import type { GuardOptions } from "./guarded-get.server";

/**
 * Tests somebody's API with their identity token (spec, sections 5 and 7), in the order validation, session, guard,
 * request.
 *
 * @param given `text` as it was typed; `idToken` is asked only for a URL that can be tested, and gives null where there
 *   is none to give
 * @param options for tests
 * @throws only what `idToken` throws
 */
export async function testApi(
  given: { text: string; idToken: () => Promise<string | null> },
  options: Partial<GuardOptions> = {},
): Promise<ApiTestResult> {
  const address = apiAddress(given.text);
  if ("problem" in address) return address;
  const idToken = await given.idToken();
  if (!idToken) return { problem: apiTestTexts.noSession };
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: `Bearer ${idToken}`,
  };
  // Few servers are ever asked for this, and its HTTP client is a sixth of what they would load to start.
  const { guardedGet } = await import("./guarded-get.server");
  try {
    const { status, statusText, ...rest } = await guardedGet(address.url, headers, options);
    return { status: `Status: ${status} ${statusText}`.trim(), ...rest };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** Node tells of several addresses that can't be reached in one error, whose own message is empty. */
function messageOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error && first.message) || apiTestTexts.unexpected;
}
