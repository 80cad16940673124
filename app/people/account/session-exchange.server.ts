import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { isNative } from "~/platform/http/is-native";
import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { endSession, getSession, startSession } from "~/platform/session/session.server";
import { signInText } from "./account-texts";
import { countPost } from "./login-limits.server";
import { refusalOf } from "./refusal.server";

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Exchanges tokens for sessions (docs/rules.md#two-modes): POST with a bearer ID token opens a session, DELETE ends it.
 *
 * @returns JSON for a script: `{}`, or `{ code, message }` with status 401, 429 or 503
 */
export async function exchangeSession({ request, context }: ActionFunctionArgs): Promise<Response> {
  try {
    if (request.method === "DELETE") {
      return answer(204, await endSession(request));
    }
    await countPost(context.address);
    const idToken = BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];
    if (!idToken) throw new IdentityError("invalid-id-token");
    await refuseOthers({ request, context }, idToken);
    return answer(200, await startSession(request, idToken), {});
  } catch (error) {
    const { code, status, headers } = refusalOf(error);
    if (isNative(request)) return redirect(withSearch(paths.account, "", { dialog: "login" }), 303);
    const message = signInText(code, "login");
    return answer(status === 400 ? 401 : status, headers, { code, message });
  }
}

/** Re-authentication must prove the user who is signed in. */
async function refuseOthers(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  idToken: string,
): Promise<void> {
  const expected = new URL(request.url).searchParams.get("user");
  if (expected === null) return;
  const { user } = await (await identity()).verifyIdToken(idToken, nowFor(request));
  const session = await getSession(request, context);
  if (user.id !== expected || session?.user.id !== expected) throw new IdentityError("wrong-user");
}

function answer(status: number, given: HeadersInit, body?: object): Response {
  const headers = new Headers(given);
  headers.set("Cache-Control", "no-store");
  if (body) headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(body && JSON.stringify(body), { status, headers });
}
