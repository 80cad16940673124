import { stateLabel } from "~/games/title-state";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { playAddress } from "~/play/rules/play-address";
import { isPerfect, type Result } from "~/play/rules/results";
import type { TitleDay } from "./calendar";
import { editionKey, type Played, type TitleEdition } from "./squares.server";

/** What the panel of a day needs besides what was played. */
export type Attempts = {
  /** The titles whose current edition is running. */
  running: ReadonlySet<string>;
  /** Those of them that are done for today. */
  resting: ReadonlySet<string>;
  /** The editions whose attempt is stored and can be shown again, by `editionKey`. */
  stored: ReadonlySet<string>;
  /** Of past editions what the latest Friendly came to, null while it is under way; by `editionKey`. */
  friendlies: ReadonlyMap<string, Result | null>;
};

/**
 * A title in the panel of a day.
 *
 * @param isCurrent whether its edition is still the current one
 */
export function titleDay(
  played: Played & Attempts,
  edition: TitleEdition,
  day: CalendarDate,
  isCurrent: boolean,
): TitleDay {
  const { slug, name, icon, number } = edition;
  const key = editionKey(edition);
  const state = stateOf(played, edition, day, isCurrent);
  const rests = state === "running" && isCurrent && played.resting.has(slug);
  const isForFun = state === "for-fun";
  const result = isForFun ? played.friendlies.get(key) : played.results.get(key);
  const isShown = isForFun || (result !== undefined && played.stored.has(key));
  const isFriendly = state === "running" && !isCurrent;
  const href = playAddress(slug, { date: isCurrent ? null : edition.date, isFriendly });
  return {
    slug,
    name,
    icon,
    number,
    state,
    score: result ? edition.scoreText(result) : null,
    note: rests ? "Done today" : notes[state](isCurrent),
    action: { label: actionLabel(state, isShown, rests), href },
  };
}

const notes: Record<TitleDay["state"], (isCurrent: boolean) => string> = {
  perfect: () => "Perfect",
  played: () => "Played",
  running: (isCurrent) => (isCurrent ? "Under way" : "Friendly under way"),
  "for-fun": () => "Played for fun",
  open: (isCurrent) => (isCurrent ? "To play" : "Not played"),
};

function stateOf(
  { results, dates, running, friendlies }: Played & Attempts,
  edition: TitleEdition,
  day: CalendarDate,
  isCurrent: boolean,
): TitleDay["state"] {
  const key = editionKey(edition);
  const result = results.get(key);
  if (result) return isPerfect(result) ? "perfect" : "played";
  const isRunning = isCurrent ? running.has(edition.slug) : friendlies.get(key) === null;
  if (isRunning) return "running";
  if (dates.get(day)?.includes(edition.slug)) return "played";
  return !isCurrent && friendlies.has(key) ? "for-fun" : "open";
}

function actionLabel(state: TitleDay["state"], isShown: boolean, rests: boolean): string {
  if (state === "running") return stateLabel(rests ? { name: state, rests } : { name: state });
  if (isShown) return "See result";
  return state === "open" ? "Play" : "Play as a Friendly";
}
