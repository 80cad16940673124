import { daysBefore } from "~/platform/clock/calendar-date.server";
import type { Schedule } from "~/play/rules/server-game.server";
import type { PlayableSlug } from "~/playable";
import { type DaysSoFar, type Listed, lineup } from "./lineup.server";
import { serverGames } from "./registry.server";
import { trebleOn } from "./treble";

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
 * not finished. Of the bench those that are not in tomorrow's treble come first, unless they are under way.
 *
 * @returns null once all is done
 */
export function nextTitle(days: DaysSoFar, { after, period }: Choice = {}): NextTitle | null {
  const open = lineup(days)
    .filter(({ slug }) => slug !== after)
    .filter(({ slug }) => !period || serverGames[slug].schedule.period === period)
    .filter(({ state, isTreble }) =>
      state.name === "running" ? isTreble || !state.rests : state.name === "open",
    );
  const tomorrow: readonly string[] = trebleOn(daysBefore(days.today, -1));
  const waits = ({ slug, state, isTreble }: Listed) =>
    !isTreble && state.name === "open" && tomorrow.includes(slug);
  const next = open.find((one) => !waits(one)) ?? open[0];
  return next ? { slug: next.slug, isRunning: next.state.name === "running" } : null;
}

/** Whether a title is the last of the day's treble that is not finished, or all three are: its end completes the day's ticket. */
export function completesTreble(days: DaysSoFar, slug: string): boolean {
  const treble = lineup(days).filter(({ isTreble }) => isTreble);
  const isIn = (one: (typeof treble)[number]) => one.slug === slug || one.state.name === "done";
  return treble.some((one) => one.slug === slug) && treble.every(isIn);
}
