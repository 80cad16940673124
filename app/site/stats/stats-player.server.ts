import type { AppLoadContext } from "@remix-run/node";
import { documents } from "~/platform/storage/documents.server";
import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
import { playerOf } from "~/play/player/player.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import type { StatsPlayer } from "./stat";

/** Whose numbers a request is shown. A visitor of whom nothing can be read just now is one who has played. */
export async function statsPlayer(request: Request, context: AppLoadContext): Promise<StatsPlayer> {
  const player = await playerOf(request, context);
  if (!player) return "stranger";
  if (player.isAccount) return "account";
  const dates = await unlessUnavailable(async () => readPlayedDates(await documents(), player.id));
  return dates?.size === 0 ? "stranger" : "visitor";
}
