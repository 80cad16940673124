import { type ActionFunctionArgs, data, redirect, replace } from "@remix-run/node";
import { invitationPath } from "~/league-paths";
import { paths } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { logger } from "~/platform/logging/logger.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { startSession } from "~/platform/session/session.server";
import { rarePaths } from "~/rare-paths";
import { resetText, resetTexts } from "./account-page-texts";
import { accountTexts } from "./account-screen-texts";
import { signInDefaults, signInText } from "./account-texts";
import { type AuthForm, type AuthMode, HONEYPOT, parseAuthForm } from "./auth-form";
import type { AuthAnswer, AuthRefusal } from "./auth-refusal";
import { countEmail, countPost, tryPassword } from "./login-limits.server";
import { refusalOf } from "./refusal.server";

type AuthPost = {
  args: ActionFunctionArgs;
  mode: AuthMode;
  form: FormData;
  fields: AuthForm;
  to: string;
};

/**
 * The action of an auth form's page, also for the Google and Apple buttons.
 *
 * @returns a redirect within the site, or the form again with its errors
 */
export function authAction(mode: AuthMode) {
  return async (args: ActionFunctionArgs) => {
    const form = await readForm(args.request);
    const intent = form.get("intent");
    const read = fieldReader(form);
    const to = safeRedirect(read("redirectTo"), paths.home);
    if (intent === "google" || intent === "apple") return chooseProvider(intent, to);
    const post = { args, mode, form, fields: parseAuthForm(mode, read), to };
    try {
      await countPost(args.context.address);
      if (Object.keys(post.fields.errors).length > 0) return refuse(post, null, 400);
      return await answers[mode](post);
    } catch (error) {
      return refuseFor(post, error);
    }
  };
}

const answers = { login, signup, forgot } as const;

async function login({ args: { request }, fields: { email, password }, to }: AuthPost) {
  const provider = await identity();
  const signIn = () => provider.signIn({ email, password }, nowFor(request));
  const idToken = await tryPassword(email, signIn);
  return replace(to, { status: 303, headers: await startSession(request, idToken) });
}

async function signup(post: AuthPost) {
  const { args, form, fields, to } = post;
  if (fieldReader(form)(HONEYPOT) !== "") {
    return refuse(post, signInDefaults.signup, 400);
  }
  const { name, email, password } = fields;
  const provider = await identity();
  const now = nowFor(args.request);
  const idToken = await provider.signUp({ email, password, name }, now);
  const { user } = await provider.verifyIdToken(idToken, now);
  // A failed email must not fail the sign-up: the account page sends another.
  await provider.sendVerification(user.id, now).catch(() => {});
  // A fan who was invited joins next; to all others the account page tells what came along.
  return replace(to.startsWith(invitationPath("")) ? to : paths.account, {
    status: 303,
    headers: await startSession(args.request, idToken),
  });
}

/** The same answer whether or not the address has an account, and when too many emails were requested. */
async function forgot({ args: { request }, fields: { email }, to }: AuthPost) {
  try {
    await countEmail(email);
    await sendReset(email, nowFor(request));
  } catch (error) {
    if (isTold(error)) throw error;
  }
  return redirectWithFlash(to, {
    status: "success",
    title: resetTexts.sent,
    message: accountTexts.sentIfKnown,
  });
}

/** Our own emails are sent after the response: their time or failure would reveal which addresses have accounts. */
async function sendReset(email: string, now: number): Promise<void> {
  const sending = (await identity()).sendPasswordReset(email, now);
  if (environment().firebase) await sending;
  else sending.catch((err) => logger().error({ err }, "A reset letter could not be sent."));
}

function isTold(error: unknown): boolean {
  if (error instanceof TooManyRequests) return false;
  return !(error instanceof IdentityError) || error.code === "network-request-failed";
}

/** Login without a popup: the simulated provider's page. Firebase has no such flow. */
function chooseProvider(provider: "google" | "apple", to: string) {
  if (!environment().firebase) return redirect(rarePaths.simulatedProvider(provider, to), 303);
  const problem = signInText("operation-not-supported-in-this-environment", provider);
  return answerWith({ values: { name: "", email: "" }, errors: {}, problem }, to, 400);
}

/** @throws the error itself when it is a fault and not a refusal */
function refuseFor(post: AuthPost, error: unknown) {
  const { mode } = post;
  const { code, status, headers } = refusalOf(error);
  const text = mode === "forgot" ? resetText(code) : signInText(code, mode);
  const field = code === "weak-password" ? "password" : code === "invalid-email" ? "email" : null;
  if (field) post.fields.errors[field] = text;
  return refuse(post, field ? null : text, status, headers);
}

function refuse(
  { form, fields: { errors }, to }: AuthPost,
  problem: string | null,
  status: number,
  headers: HeadersInit = {},
) {
  const read = fieldReader(form);
  const values = { name: read("name"), email: read("email") };
  return answerWith({ values, errors, problem }, to, status, headers);
}

function answerWith(
  authRefusal: AuthRefusal,
  redirectTo: string,
  status: number,
  headers: HeadersInit = {},
) {
  const answer: AuthAnswer = { authRefusal, redirectTo };
  return data(answer, { status, headers });
}
