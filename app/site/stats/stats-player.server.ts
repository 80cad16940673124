import type { AppLoadContext } from "@remix-run/node";
import { getOptionalUser } from "~/platform/session/session.server";
import { readHistory } from "~/play/history-cookie.server";
import type { StatsPlayer } from "./stat";

/**
 * Whose numbers a request is shown.
 *
 * @throws IdentityError
 */
export async function statsPlayer(request: Request, context: AppLoadContext): Promise<StatsPlayer> {
  if (await getOptionalUser(request, context)) return "account";
  return readHistory(request).length > 0 ? "visitor" : "stranger";
}
