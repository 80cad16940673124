import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { playAddress } from "~/play/rules/play-address";
import { isPerfect } from "~/play/rules/results";
import type { TitleDay } from "./calendar";
import { editionKey, type Played, type TitleEdition } from "./squares.server";

/** What the panel of a day needs besides what was played. */
export type Attempts = {
  /** The titles whose current edition is running. */
  running: ReadonlySet<string>;
  /** The editions whose attempt is stored and can be shown again, by `editionKey`. */
  stored: ReadonlySet<string>;
  /** The past editions of which a Friendly is under way, by `editionKey`. */
  friendlies: ReadonlySet<string>;
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
  const result = played.results.get(key);
  const state = stateOf(played, edition, day, isCurrent);
  const isShown = state === "running" || (result !== undefined && played.stored.has(key));
  const isFriendly = state === "running" && !isCurrent;
  const href = playAddress(slug, { date: isCurrent ? null : edition.date, isFriendly });
  return {
    slug,
    name,
    icon,
    number,
    state,
    score: result ? edition.scoreText(result) : null,
    note: notes[state](isCurrent),
    action: { label: actionLabel(state, isShown), href },
  };
}

const notes: Record<TitleDay["state"], (isCurrent: boolean) => string> = {
  perfect: () => "Perfect",
  played: () => "Played",
  running: (isCurrent) => (isCurrent ? "Under way" : "Friendly under way"),
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
  if (isCurrent ? running.has(edition.slug) : friendlies.has(key)) return "running";
  return dates.get(day)?.includes(edition.slug) ? "played" : "open";
}

function actionLabel(state: TitleDay["state"], isShown: boolean): string {
  if (state === "running") return "Resume";
  if (isShown) return "See result";
  return state === "open" ? "Play" : "Play as a Friendly";
}
