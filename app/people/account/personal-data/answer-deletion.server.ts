import { data } from "@remix-run/node";
import { RELOAD_DOCUMENT } from "~/framework/single-fetch";
import { paths } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError, type Session } from "~/platform/identity/identity-provider";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { letGoOfSession } from "~/platform/session/session.server";
import type { AccountAnswer, AccountForm } from "../account-form";
import { deletionText, deletionTexts } from "../account-page-texts";
import { accountTexts } from "../account-screen-texts";
import { tryPassword } from "../login-limits.server";
import { refusalOf } from "../refusal.server";
import { deleteAccount } from "./deletion.server";
import { deletionErrors, isRecentLogin } from "./deletion-rules";

/** Answers the form that deletes an account (docs/rules.md#account). */
export async function answerDeletion({ args: { request }, form, session }: AccountForm) {
  const read = fieldReader(form);
  const values = { confirmation: read("confirmation") };
  const errors = deletionErrors(read, session.user.provider);
  if (Object.keys(errors).length > 0) return refuse({ errors, values });
  try {
    const problem = await identityProblem(session, read("password"), nowFor(request));
    if (problem) return refuse({ problem, values });
    await deleteAccount(session.user.id, nowFor(request));
  } catch (error) {
    const { code, status, headers } = refusalOf(error);
    const text = deletionText(code);
    if (code !== "invalid-credential") return refuse({ problem: text, values }, status, headers);
    return refuse({ errors: { password: text }, values });
  }
  const headers = await letGoOfSession(request);
  for (const [name, value] of Object.entries(RELOAD_DOCUMENT)) headers.set(name, value);
  const { deleted: title, deletedMore: message } = accountTexts;
  return redirectWithFlash(paths.home, { status: "success", title, message }, headers);
}

/**
 * Why the user's identity is not certain enough to delete the account. A correct password is as good as a login made
 * just now.
 *
 * @throws IdentityError `invalid-credential`, TooManyRequests
 */
async function identityProblem({ user, signedInAt }: Session, password: string, now: number) {
  if (user.provider !== "password") {
    return isRecentLogin(signedInAt, now) ? null : deletionTexts.recentLogin;
  }
  if (!user.email) throw new IdentityError("missing-email");
  const { email } = user;
  const provider = await identity();
  await tryPassword(email, () => provider.signIn({ email, password }, now));
  return null;
}

/** Answers with the page again, and with why its form was refused; that of the deletion unless another is named. */
export function refuse(refused: Partial<AccountAnswer>, status = 400, headers: HeadersInit = {}) {
  const empty = { title: null, problem: null, errors: {}, values: { confirmation: "" } };
  const answer: AccountAnswer = { intent: "delete", ...empty, ...refused };
  return data(answer, { status, headers });
}
