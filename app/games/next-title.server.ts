import type { PlayerDays } from "~/play/player/player-days.server";
import type { Schedule } from "~/play/rules/server-game.server";
import { type PlayableSlug, playable } from "~/playable";
import { serverGames } from "./registry.server";
import { titleStateOf } from "./title-states.server";

/** A title to play, and whether its current edition is under way. */
export type NextTitle = { slug: PlayableSlug; isRunning: boolean };

type Choice = {
  /** The title that was just played, which is not the next one. */
  after?: string;
  /** Only titles with an edition for each day, or for each week. */
  period?: Schedule["period"];
};

/**
 * What a player plays next, on every screen and in every message: what is under way, otherwise the first title of the
 * lineup whose current edition is not finished.
 *
 * @param days null for a visitor who has not played, and while the store is unavailable
 * @returns null once all is done
 */
export function nextTitle(
  days: Pick<PlayerDays, "today" | "dates" | "current"> | null,
  { after, period }: Choice = {},
): NextTitle | null {
  const open = playable
    .filter((slug) => slug !== after)
    .filter((slug) => !period || serverGames[slug].schedule.period === period)
    .map((slug) => ({ slug, state: titleStateOf(days, slug).name }))
    .filter(({ state }) => state !== "done");
  const next = open.find(({ state }) => state === "running") ?? open[0];
  return next ? { slug: next.slug, isRunning: next.state === "running" } : null;
}
