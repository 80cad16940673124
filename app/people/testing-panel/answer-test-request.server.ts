import { type ActionFunctionArgs, data } from "@remix-run/node";
import { environment } from "~/platform/config/environment.server";
import { fieldReader } from "~/platform/http/field-reader";
import type { GuardOptions } from "~/platform/http/guarded-get/guarded-get.server";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { checkSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import { sendTestRequest } from "./test-request.server";
import type { TestRequestAnswer, TestRequestResult } from "./test-request-answer";
import { countTestRequest } from "./test-request-limit.server";
import { testingPanelTexts } from "./testing-panel-texts";

/**
 * Handles the form of the Testing panel.
 *
 * @returns null for another form
 */
export async function answerTestRequest({ request }: ActionFunctionArgs, form: FormData) {
  if (form.get("intent") !== "test-api") return null;
  const text = fieldReader(form)("url");
  const answerWith = (result: TestRequestResult, init: ResponseInit) =>
    data({ url: text, result } satisfies TestRequestAnswer, init);
  try {
    const result = await sendTestRequest(
      { text, idToken: () => idTokenOf(request) },
      guardFor(request),
    );
    return answerWith(result, { status: "problem" in result ? 400 : 200 });
  } catch (error) {
    if (error instanceof IdentityError || error instanceof DocumentStoreError) {
      return answerWith({ problem: testingPanelTexts.unexpected }, { status: 503 });
    }
    if (!(error instanceof TooManyRequests)) throw error;
    const { headers } = error;
    return answerWith({ problem: testingPanelTexts.tooMany }, { status: 429, headers });
  }
}

/** @throws IdentityError, DocumentStoreError, TooManyRequests */
async function idTokenOf(request: Request): Promise<string | null> {
  const session = await checkSession(request);
  if (!session) return null;
  await countTestRequest(session.user.id);
  return (await identity()).idTokenFor(session.user.id);
}

/** A test may declare addresses as public, only with an emulator, whose tokens are worthless. */
function guardFor(request: Request): Partial<GuardOptions> {
  const { publicAddress } = testHooksOf(request);
  if (!publicAddress || !environment().FIREBASE_AUTH_EMULATOR_HOST) return {};
  return { resolve: async () => [publicAddress], isAllowed: (ip) => ip === publicAddress };
}
