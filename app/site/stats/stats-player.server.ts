import type { AppLoadContext } from "@remix-run/node";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { playerOf } from "~/play/player/player.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import type { StatsPlayer } from "./stat";

/** Whose numbers a request is shown. A visitor of whom nothing can be read just now is one who has played. */
export async function statsPlayer(request: Request, context: AppLoadContext): Promise<StatsPlayer> {
  const player = await playerOf(request, context);
  if (!player) return "stranger";
  if (player.isAccount) return "account";
  try {
    const dates = await readPlayedDates(await documents(), player.id);
    return dates.size > 0 ? "visitor" : "stranger";
  } catch (error) {
    if (error instanceof DocumentStoreError) return "visitor";
    throw error;
  }
}
