import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { isSecureRequest } from "~/platform/config/environment.server";
import { isNative } from "~/platform/http/is-native";
import { readForm } from "~/platform/http/read-form.server";
import { retryAfter } from "~/platform/http/retry-after";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { getSession } from "~/platform/session/session.server";
import { pushCookie } from "./push-cookie";
import { deleteSubscription, saveSubscription } from "./push-store.server";
import { type PushRequest, parsePushRequest } from "./push-subscription";

/** The response, and the user to notify of a new device. */
type PushAnswer = {
  response: Response;
  turned: { userId: string; isOn: boolean; userAgent: string; now: number } | null;
};

/**
 * Stores or deletes a device's subscription for a script: 204, or 400 for an invalid token, 401 for a visitor and 503
 * if the store is unavailable. A browser that navigates here is redirected to the settings.
 *
 * @throws Response with status 400 when the body is not a form
 */
export async function answerPush(args: ActionFunctionArgs): Promise<PushAnswer> {
  const { request, context } = args;
  const asked = parsePushRequest(await readForm(request));
  if (isNative(request)) return { response: redirect(paths.settings, 303), turned: null };
  if (!asked) return refusal(400);
  try {
    const session = await getSession(request, context);
    return session ? await updateSubscription(request, asked, session.user.id) : refusal(401);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return refusal(503, retryAfter);
  }
}

async function updateSubscription(
  request: Request,
  asked: PushRequest,
  userId: string,
): Promise<PushAnswer> {
  const isOn = asked.intent === "subscribe";
  const now = nowFor(request);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const device = { token: asked.token, userId };
  const isChange =
    asked.intent === "subscribe"
      ? await saveSubscription(device, { ...asked, userAgent }, now)
      : await deleteSubscription(device);
  const headers = { "Set-Cookie": pushCookie(isOn, isSecureRequest(request)) };
  return {
    response: answer(204, headers),
    turned: isChange ? { userId, isOn, userAgent, now } : null,
  };
}

const refusal = (status: number, headers = {}): PushAnswer => ({
  response: answer(status, headers),
  turned: null,
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, "Cache-Control": "no-store" } });
