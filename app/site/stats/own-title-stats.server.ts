import type { AppLoadContext } from "@remix-run/node";
import { titleRecord } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
import { nowFor } from "~/platform/clock/clock.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { todayOf } from "~/play/player/player.server";
import { wholeNumber } from "~/play/rules/whole-number";
import type { PlayableSlug } from "~/playable";
import { crowdSheet } from "./crowd-sheet.server";
import type { TitleName, TitleSheet } from "./stat";
import { titleSheet } from "./title-sheet.server";

/** A player's stats of one title; no sheet at all before its first finished game. */
export function ownTitleStats(
  request: Request,
  context: AppLoadContext,
  title: TitleName & { slug: PlayableSlug },
): Promise<LoadResult<TitleSheet>> {
  return loadWithTimeout(request, "stats", async () => {
    const record = await titleRecord(request, context, title.slug);
    const played = { ...title, game: serverGames[title.slug], record };
    const page = wholeNumber(new URL(request.url).searchParams.get("page")) ?? 0;
    const sheet = titleSheet(played, todayOf(request), page);
    if (!sheet) return [];
    const crowd = await crowdSheet(played.game, record.results.at(-1), nowFor(request));
    return [{ ...sheet, crowd }];
  });
}
