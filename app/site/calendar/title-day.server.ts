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
  const href = playAddress(slug, { date: isCurrent ? null : edition.date });
  return {
    slug,
    name,
    icon,
    number,
    state,
    score: result ? edition.scoreText(result) : null,
    note: notes[state](isCurrent),
    action: { label: actionLabel(state, isShown, isCurrent), href },
  };
}

const notes: Record<TitleDay["state"], (isCurrent: boolean) => string> = {
  perfect: () => "Perfect",
  played: () => "Played",
  running: () => "Under way",
  open: (isCurrent) => (isCurrent ? "To play" : "Not played"),
};

function stateOf(
  { results, dates, running }: Played & Attempts,
  edition: TitleEdition,
  day: CalendarDate,
  isCurrent: boolean,
): TitleDay["state"] {
  const result = results.get(editionKey(edition));
  if (result) return isPerfect(result) ? "perfect" : "played";
  if (isCurrent && running.has(edition.slug)) return "running";
  return dates.get(day)?.includes(edition.slug) ? "played" : "open";
}

function actionLabel(state: TitleDay["state"], isShown: boolean, isCurrent: boolean): string {
  if (state === "running") return "Resume";
  if (isShown) return "See result";
  return isCurrent && state === "open" ? "Play" : "Play as a Friendly";
}
