import { type ActionFunctionArgs, data, redirect, replace } from "@remix-run/node";
import { paths } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { logger } from "~/platform/logging/logger.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { startSession } from "~/platform/session/session.server";
import { resetText, resetTexts } from "./account-page-texts";
import { accountTexts } from "./account-screen-texts";
import { signInDefaults, signInText } from "./account-texts";
import { type AuthForm, type AuthMode, fieldReader, HONEYPOT, parseAuthForm } from "./auth-form";
import type { AuthRefusal } from "./auth-refusal";
import { countEmail, countPost, TooManyAttempts, tryPassword } from "./login-limits.server";
import { refusalOf } from "./refusal.server";

type Asked = { args: ActionFunctionArgs; form: FormData; fields: AuthForm; to: string };

/**
 * The action of every page over which the auth dialog can open.
 *
 * @returns a redirect, or the page again with what was refused
 * @throws Response with status 400 for a form that is none of ours
 */
export async function authAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const answer = await answerAuth(args, form);
  if (!answer) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return answer;
}

/**
 * Answers a form of the auth dialog; for pages that have forms of their own too.
 *
 * @returns null when it is no such form
 */
export async function answerAuth(args: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  if (intent === "google" || intent === "apple") return chooseProvider(args, form, intent);
  if (intent !== "login" && intent !== "signup" && intent !== "forgot") return null;
  const read = fieldReader(form);
  const fields = parseAuthForm(intent, read);
  const asked = { args, form, fields, to: safeRedirect(read("redirectTo"), paths.home) };
  try {
    await countPost(args.context.address);
    if (Object.keys(fields.errors).length > 0) return refuse(asked, intent, null, 400);
    return await answers[intent](asked);
  } catch (error) {
    return refuseFor(asked, intent, error);
  }
}

const answers = { login, signup, forgot } as const;

async function login({ args: { request }, fields: { email, password }, to }: Asked) {
  const provider = await identity();
  const idToken = await tryPassword(
    email,
    () => provider.signIn({ email, password }, nowFor(request)),
    (error) => error instanceof IdentityError && error.code === "invalid-credential",
  );
  return replace(to, {
    status: 303,
    headers: { "Set-Cookie": await startSession(request, idToken) },
  });
}

async function signup(asked: Asked) {
  const { args, form, fields } = asked;
  if (fieldReader(form)(HONEYPOT) !== "") {
    return refuse(asked, "signup", signInDefaults.signup, 400);
  }
  const { name, email, password } = fields;
  const provider = await identity();
  const now = nowFor(args.request);
  const idToken = await provider.signUp({ email, password, name }, now);
  const { user } = await provider.verifyIdToken(idToken, now);
  // The spec ignores a verification mail that fails: the account page sends another.
  await provider.sendVerification(user.id, now).catch(() => {});
  return replace(paths.account, {
    status: 303,
    headers: { "Set-Cookie": await startSession(args.request, idToken) },
  });
}

/** The same answer whether or not the address has an account, and when too many letters were asked for. */
async function forgot({ args: { request }, fields: { email }, to }: Asked) {
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

/** Our own letters go out behind the answer: how long one takes, or that it failed, would tell who has an account. */
async function sendReset(email: string, now: number): Promise<void> {
  const sending = (await identity()).sendPasswordReset(email, now);
  if (environment().firebase) await sending;
  else sending.catch((err) => logger().error({ err }, "A reset letter could not be sent."));
}

function isTold(error: unknown): boolean {
  if (error instanceof TooManyAttempts) return false;
  return !(error instanceof IdentityError) || error.code === "network-request-failed";
}

/** Without a popup: embedded, the practice page of the provider; with Firebase there is no such way in. */
async function chooseProvider(
  { context }: ActionFunctionArgs,
  form: FormData,
  provider: "google" | "apple",
) {
  const read = fieldReader(form);
  if (!environment().firebase) {
    return redirect(
      paths.simulatedProvider(provider, safeRedirect(read("redirectTo"), paths.home)),
      303,
    );
  }
  const mode = read("mode") === "signup" ? "signup" : "login";
  const problem = signInText("operation-not-supported-in-this-environment", provider);
  return answerWith(context, { mode, values: { name: "", email: "" }, errors: {}, problem }, 400);
}

/** @throws what is no refusal but a fault */
function refuseFor(asked: Asked, mode: AuthMode, error: unknown) {
  const { code, status, headers } = refusalOf(error);
  const text = mode === "forgot" ? resetText(code) : signInText(code, mode);
  const field = code === "weak-password" ? "password" : code === "invalid-email" ? "email" : null;
  if (field) asked.fields.errors[field] = text;
  return refuse(asked, mode, field ? null : text, status, headers);
}

function refuse(
  { args: { context }, form, fields: { errors } }: Asked,
  mode: AuthMode,
  problem: string | null,
  status: number,
  headers: HeadersInit = {},
) {
  const read = fieldReader(form);
  const values = { name: read("name"), email: read("email") };
  return answerWith(context, { mode, values, errors, problem }, status, headers);
}

function answerWith(
  context: ActionFunctionArgs["context"],
  authRefusal: AuthRefusal,
  status: number,
  headers: HeadersInit = {},
) {
  context.authRefusal = authRefusal;
  return data({ authRefusal }, { status, headers });
}
