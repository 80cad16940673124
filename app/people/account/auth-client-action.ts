import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { AuthMode } from "./auth-form";
import type { AuthAnswer } from "./auth-refusal";
import { outOfReach } from "./field-texts";

/**
 * Sends a form of the auth dialog: that the server can't be reached is told in the dialog, where everything typed
 * still stands, and not on the error page.
 *
 * @throws what else went wrong
 */
export async function authClientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const read = (field: string) => String(form.get(field) ?? "");
  const mode = authMode(read("intent"));
  try {
    return await serverAction<AuthAnswer>();
  } catch (error) {
    // What fetch itself throws; an answer of the server would be anything else.
    if (!mode || !(error instanceof TypeError)) throw error;
    const values = { name: read("name"), email: read("email") };
    return {
      authRefusal: { mode, values, errors: {}, problem: outOfReach },
    } satisfies AuthAnswer;
  }
}

const authMode = (intent: string): AuthMode | null =>
  intent === "login" || intent === "signup" || intent === "forgot" ? intent : null;
