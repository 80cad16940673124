import type { AppLoadContext, HeadersFunction } from "@remix-run/node";
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

/** The headers of the loader: a page with own numbers is for its player's browser only. */
export const headersFor = (player: StatsPlayer) => ({
  "Cache-Control": player === "stranger" ? "no-cache" : "private, no-cache",
});

/** The headers of the route. */
export const statsHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "no-cache",
});
