import type { ClientActionFunctionArgs } from "@remix-run/react";
import { signInText } from "./account-texts";
import { type AuthMode, fieldReader } from "./auth-form";
import type { AuthAnswer } from "./auth-refusal";

/**
 * Sends a form of the auth dialog: that the server can't be reached is told in the dialog, where everything typed
 * still stands, and not on the error page.
 *
 * @throws what else went wrong
 */
export async function authClientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const read = fieldReader(await request.clone().formData());
  const mode = authMode(read("intent"));
  try {
    return await serverAction<AuthAnswer>();
  } catch (error) {
    // What fetch itself throws; an answer of the server would be anything else.
    if (!mode || !(error instanceof TypeError)) throw error;
    const problem = signInText("network-request-failed", mode === "signup" ? mode : "login");
    const values = { name: read("name"), email: read("email") };
    return { authRefusal: { mode, values, errors: {}, problem } } satisfies AuthAnswer;
  }
}

const authMode = (intent: string): AuthMode | null =>
  intent === "login" || intent === "signup" || intent === "forgot" ? intent : null;
