import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { checkSession, clearSessionCookie } from "~/platform/session/session.server";
import type { AccountAnswer, AccountForm } from "./account-form";
import {
  deletionText,
  resetText,
  resetTexts,
  verificationText,
  verificationTexts,
} from "./account-page-texts";
import { accountTexts } from "./account-screen-texts";
import { countEmail, countPost } from "./login-limits.server";
import { answerDeletion, refuse } from "./personal-data/answer-deletion.server";
import { refusalOf } from "./refusal.server";

const forms = { verify: sendVerification, reset: sendReset, delete: answerDeletion };

/**
 * The action of the account page: verification, password and deletion.
 *
 * @throws Response with status 400 for an unknown form
 */
export async function accountAction(args: ActionFunctionArgs, form: FormData) {
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(forms, intent)) {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  const known = intent as keyof typeof forms;
  try {
    await countPost(args.context.address);
    const session = await checkSession(args.request);
    return session ? await forms[known]({ args, form, session }) : await loginAgain(args.request);
  } catch (error) {
    return refuseForm(known, error);
  }
}

async function loginAgain(request: Request) {
  const to = withSearch(paths.account, "", { dialog: "login" });
  const headers = { "Set-Cookie": await clearSessionCookie(request) };
  return redirectWithFlash(to, { status: "warning", title: accountTexts.loginAgain }, headers);
}

async function sendVerification({ args: { request }, session: { user } }: AccountForm) {
  if (user.emailVerified) {
    return redirectWithFlash(paths.account, {
      status: "info",
      title: accountTexts.alreadyVerified,
    });
  }
  if (!user.email) throw new IdentityError("missing-email");
  await countEmail(user.email);
  await (await identity()).sendVerification(user.id, nowFor(request));
  return redirectWithFlash(paths.account, {
    status: "success",
    title: verificationTexts.sent,
    message: accountTexts.sentTo,
  });
}

async function sendReset({ args: { request }, session: { user } }: AccountForm) {
  if (user.provider !== "password") return redirect(paths.account, 303);
  if (!user.email) return refuse({ intent: "reset", problem: resetTexts.noEmail }, 400);
  await countEmail(user.email);
  await (await identity()).sendPasswordReset(user.email, nowFor(request));
  return redirectWithFlash(paths.account, {
    status: "success",
    title: resetTexts.sent,
    message: accountTexts.sentTo,
  });
}

/** @throws the error itself when it is a fault and not a refusal */
function refuseForm(intent: AccountAnswer["intent"], error: unknown) {
  const { code, status, headers } = refusalOf(error);
  if (intent === "delete") return refuse({ intent, problem: deletionText(code) }, status, headers);
  if (intent === "reset") return refuse({ intent, problem: resetText(code) }, status, headers);
  const title = code === "missing-email" ? verificationTexts.noEmail : verificationTexts.failed;
  return refuse({ intent, title, problem: verificationText(code) }, status, headers);
}
