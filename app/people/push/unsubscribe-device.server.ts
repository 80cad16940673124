import type { ActionFunctionArgs } from "@remix-run/node";
import { isSecureRequest } from "~/platform/config/environment.server";
import { logger } from "~/platform/logging/logger.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { TOKEN_FIELD } from "./attach-push-token";
import { pushCookie } from "./push-cookie";
import { deleteSubscription } from "./push-store.server";
import { isPushToken } from "./push-subscription";

/**
 * Ends the alerts of the device that logs out: deletes the subscription of the form's token. Call it while the session
 * is still valid. Errors never prevent the logout.
 *
 * @returns the Set-Cookie value for this device
 */
export async function unsubscribeDevice({ request, context }: ActionFunctionArgs): Promise<string> {
  try {
    const form = await request
      .clone()
      .formData()
      .catch(() => null);
    const token = form?.get(TOKEN_FIELD);
    const user = isPushToken(token) ? await getOptionalUser(request, context) : null;
    if (user && isPushToken(token)) await deleteSubscription({ token, userId: user.id });
  } catch (error) {
    logger().warn({ err: error }, "A device's subscription outlives its logout.");
  }
  return pushCookie(false, isSecureRequest(request));
}
