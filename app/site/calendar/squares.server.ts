import { type CalendarDate, longDate } from "~/platform/clock/calendar-date.server";
import { isPerfect, type Result } from "~/play/rules/results";
import { isPausedOn } from "~/play/rules/streak-rules.server";
import type { Pip, Square, SquareState } from "./calendar";
import type { Span } from "./month.server";

/** An edition as the calendar names it. */
export type TitleEdition = {
  slug: string;
  name: string;
  icon: string;
  /** Its own date: of a weekly title, the first of its week. */
  date: CalendarDate;
  number: number;
  scoreText(result: Result): string;
};

/** What a player has played. */
export type Played = Span & {
  /** The titles finished on each date. */
  dates: ReadonlyMap<CalendarDate, readonly string[]>;
  /** The results, by `editionKey`. */
  results: ReadonlyMap<string, Result>;
};

/** The dates whose treble was finished on them. */
export type Trebles = { trebles: ReadonlySet<CalendarDate> };

/** The key of an edition's result. */
export const editionKey = ({ slug, date }: { slug: string; date: CalendarDate }) =>
  `${slug} ${date}`;

/** The pip of a title on a day; null if the edition was not finished, or on another day of its week. */
function pipOf(
  { dates, results }: Pick<Played, "dates" | "results">,
  edition: Pick<TitleEdition, "slug" | "date">,
  day: CalendarDate,
): Pip | null {
  const result = results.get(editionKey(edition));
  if (dates.get(day)?.includes(edition.slug)) {
    return result && isPerfect(result) ? "perfect" : "played";
  }
  return null;
}

/** A day's square. One title with the full score makes it gold. */
export function squareOf(
  played: Played & Trebles,
  editions: readonly TitleEdition[],
  date: CalendarDate,
): Square {
  const { first, today } = played;
  const number = Number(date.slice(-2));
  const isToday = date === today;
  if (date > today || date < first) {
    return { date, number, state: "shut", pips: [], isToday, isTreble: false, label: null };
  }
  const pips = editions
    .map((edition) => pipOf(played, edition, date))
    .filter((pip) => pip !== null);
  const state = stateOf(played, pips, date);
  const isTreble = played.trebles.has(date);
  const treble = isTreble ? "; treble" : "";
  const label = `${longDate(date)}: ${doneText(played, editions, date, state)}${treble}`;
  return { date, number, state, pips, isToday, isTreble, label };
}

function stateOf(played: Played, pips: readonly Pip[], date: CalendarDate): SquareState {
  if (pips.includes("perfect")) return "perfect";
  if (played.dates.has(date)) return "played";
  if (date === played.today) return "open";
  return isPausedOn(date, played.dates, played.today) ? "paused" : "missed";
}

function doneText(
  played: Played,
  editions: readonly TitleEdition[],
  date: CalendarDate,
  state: SquareState,
): string {
  const pause = state === "paused" ? "; the streak paused" : "";
  const isUntouched = editions.every((edition) => pipOf(played, edition, date) === null);
  if (!isUntouched) {
    // A week's title is missed on no day of it.
    const named = editions.filter(
      (edition) => edition.date === date || pipOf(played, edition, date) !== null,
    );
    return named.map((edition) => titleText(played, edition, date)).join("; ") + pause;
  }
  if (state === "played") return "played";
  if (state === "open") return "today, still to play";
  return `not played${pause}`;
}

function titleText(played: Played, edition: TitleEdition, date: CalendarDate): string {
  const pip = pipOf(played, edition, date);
  if (pip === null) return `${edition.name} not played`;
  const result = played.results.get(editionKey(edition));
  const score = result ? edition.scoreText(result).replace("/", " of ") : "played";
  const more = { perfect: ", perfect", played: "" } as const;
  return `${edition.name} ${score}${more[pip]}`;
}
