import type { Schedule } from "~/play/rules/server-game.server";
import type { PlayableSlug } from "~/playable";
import { type DaysSoFar, lineup } from "./lineup.server";
import { serverGames } from "./registry.server";

/** A title to play, and whether its current edition is under way. */
type NextTitle = { slug: PlayableSlug; isRunning: boolean };

type Choice = {
  /** The title that was just played, which is not the next one. */
  after?: string;
  /** Only titles with an edition for each day, or for each week. */
  period?: Schedule["period"];
};

/**
 * What a player plays next, on every screen and in every message: the first title of the line-up whose current edition is
 * not finished.
 *
 * @returns null once all is done
 */
export function nextTitle(days: DaysSoFar, { after, period }: Choice = {}): NextTitle | null {
  const next = lineup(days)
    .filter(({ slug }) => slug !== after)
    .filter(({ slug }) => !period || serverGames[slug].schedule.period === period)
    .find(({ state }) => state.name !== "done");
  return next ? { slug: next.slug, isRunning: next.state.name === "running" } : null;
}

/** Whether a title is the last of the day's treble that is not finished, or all three are: its end completes the day's ticket. */
export function completesTreble(days: DaysSoFar, slug: string): boolean {
  const treble = lineup(days).filter(({ isTreble }) => isTreble);
  const isIn = (one: (typeof treble)[number]) => one.slug === slug || one.state.name === "done";
  return treble.some((one) => one.slug === slug) && treble.every(isIn);
}
