import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { localIdentity } from "~/platform/identity/identity.server";
import type { LocalIdentity } from "~/platform/identity/local-identity.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { clearSessionCookie } from "~/platform/session/session.server";
import { accountTexts } from "./account-screen-texts";
import { signInText } from "./account-texts";
import { passwordProblem } from "./auth-form";
import type { LinkAnswer } from "./email-link";
import { countPost } from "./login-limits.server";
import { refusalOf } from "./refusal.server";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/**
 * The accounts of the embedded mode. Throws a Response with status 404 with Firebase, whose emails link to its own
 * pages.
 */
async function accounts(): Promise<LocalIdentity> {
  const local = await localIdentity();
  if (!local) throw new Response(null, { status: 404, statusText: "Not Found" });
  return local;
}

/**
 * Whether a verification link is still valid. Only reads: mail programs that prefetch links must not use them up, so a
 * button press does.
 */
export async function verifyLoader({ request }: LoaderFunctionArgs) {
  const local = await accounts();
  try {
    await local.readVerifyToken(tokenOf(request), nowFor(request));
    return data({ problem: null });
  } catch (error) {
    const { status, problem, headers } = refusedLink(error);
    return data({ problem }, { status, headers });
  }
}

/** Uses up a verification link. */
export async function verifyAction({ request, context }: ActionFunctionArgs) {
  const local = await accounts();
  try {
    await countPost(context.address);
    await local.confirmVerification(tokenOf(request), nowFor(request));
    return redirectWithFlash(paths.account, { status: "success", title: accountTexts.verified });
  } catch (error) {
    return refuse(error);
  }
}

/** Whether a reset link is still valid, and whose it is. */
export async function resetLoader({ request }: LoaderFunctionArgs) {
  const local = await accounts();
  try {
    const { email } = await local.readResetToken(tokenOf(request), nowFor(request));
    return data({ email, problem: null });
  } catch (error) {
    const { status, problem } = refusedLink(error);
    return data({ email: null, problem }, { status });
  }
}

/** Uses up a reset link: sets the new password and ends every session. */
export async function resetAction({ request, context }: ActionFunctionArgs) {
  const local = await accounts();
  const password = fieldReader(await readForm(request))("password");
  const weak = passwordProblem(password, true);
  if (weak) return data({ problem: null, password: weak }, { status: 400 });
  try {
    await countPost(context.address);
    await local.resetPassword(tokenOf(request), password, nowFor(request));
  } catch (error) {
    return refuse(error);
  }
  return redirectWithFlash(
    withSearch(paths.home, "", { dialog: "login" }),
    {
      status: "success",
      title: accountTexts.passwordChanged,
      message: accountTexts.passwordChangedMore,
    },
    { "Set-Cookie": await clearSessionCookie(request) },
  );
}

function refuse(error: unknown) {
  const { problem, status, headers } = refusedLink(error);
  const answer: LinkAnswer = { problem, password: null };
  return data(answer, { status, headers });
}

function refusedLink(error: unknown) {
  const { code, status, headers } = refusalOf(error);
  const problem =
    code === "invalid-action-code" ? accountTexts.deadLink : signInText(code, "login");
  return { problem, status, headers };
}
