import { type ActionFunctionArgs, data } from "@remix-run/node";
import { environment } from "~/platform/config/environment.server";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { checkSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import type { ApiTestAnswer, ApiTestResult } from "./api-test-answer";
import { countTest, TooManyTests } from "./api-test-limit.server";
import { apiTestTexts } from "./api-test-texts";
import type { GuardOptions } from "./guarded-get.server";
import { testApi } from "./test-api.server";

/**
 * Handles the form of the Testing panel (spec, section 6: every signed-in user sees it).
 *
 * @returns null for another form
 */
export async function answerApiTest({ request }: ActionFunctionArgs, form: FormData) {
  if (form.get("intent") !== "test-api") return null;
  const given = form.get("url");
  const text = typeof given === "string" ? given : "";
  const answerWith = (result: ApiTestResult, init: ResponseInit) =>
    data({ url: text, result } satisfies ApiTestAnswer, init);
  try {
    const result = await testApi({ text, idToken: () => idTokenOf(request) }, guardFor(request));
    return answerWith(result, { status: "problem" in result ? 400 : 200 });
  } catch (error) {
    if (error instanceof IdentityError || error instanceof DocumentStoreError) {
      return answerWith({ problem: apiTestTexts.unexpected }, { status: 503 });
    }
    if (!(error instanceof TooManyTests)) throw error;
    const headers = { "Retry-After": String(error.retryAfter) };
    return answerWith({ problem: apiTestTexts.tooMany }, { status: 429, headers });
  }
}

/** @throws IdentityError, DocumentStoreError, TooManyTests */
async function idTokenOf(request: Request): Promise<string | null> {
  const session = await checkSession(request);
  if (!session) return null;
  await countTest(session.user.id);
  return (await identity()).idTokenFor(session.user.id);
}

/** A test may declare addresses as public, only with an emulator, whose tokens are worthless. */
function guardFor(request: Request): Partial<GuardOptions> {
  const { publicAddress } = testHooksOf(request);
  if (!publicAddress || !environment().FIREBASE_AUTH_EMULATOR_HOST) return {};
  return { resolve: async () => [publicAddress], isAllowed: (ip) => ip === publicAddress };
}
