import { type ActionFunctionArgs, data } from "@remix-run/node";
import { identity } from "~/identity/identity.server";
import { IdentityError } from "~/identity/identity-provider";
import { checkSession } from "~/session/session.server";
import type { ApiTestAnswer, ApiTestResult } from "./api-test-answer";
import { apiTestTexts } from "./api-test-texts";
import { testApi } from "./test-api.server";

/**
 * Answers the Testing panel (spec, section 6: every signed-in user sees it).
 *
 * @returns null when it is no such form
 */
export async function answerApiTest({ request }: ActionFunctionArgs, form: FormData) {
  if (form.get("intent") !== "test-api") return null;
  const given = form.get("url");
  const text = typeof given === "string" ? given : "";
  const result = await testFor(request, text);
  const answer: ApiTestAnswer = { url: text, result };
  return data(answer, { status: "problem" in result ? 400 : 200 });
}

async function testFor(request: Request, text: string): Promise<ApiTestResult> {
  try {
    return await testApi({ text, idToken: () => idTokenOf(request) });
  } catch (error) {
    if (error instanceof IdentityError) return { problem: apiTestTexts.unexpected };
    throw error;
  }
}

async function idTokenOf(request: Request): Promise<string | null> {
  const session = await checkSession(request);
  return session && (await identity()).idTokenFor(session.user.id);
}
