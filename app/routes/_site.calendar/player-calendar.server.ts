import type { AppLoadContext } from "@remix-run/node";
import { editionsOn, firstEditionDate } from "~/games/editions-on.server";
import { treblesIn } from "~/games/finished-by.server";
import { SLUG } from "~/games/full-time-quiz/rules";
import { lineup } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { finishedOn, playerDays, storedFriendlies } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
import { orderOn } from "~/games/treble";
import { paths } from "~/paths";
import {
  type CalendarDate,
  daysBetween,
  longDate,
  monthInWords,
} from "~/platform/clock/calendar-date.server";
import { VISITOR_DAYS } from "~/play/player/player-cookie.server";
import { hasOwnMarks, type PlayerDays } from "~/play/player/player-days.server";
import { monthOf } from "~/play/player/recorded.server";
import type { Finished } from "~/play/player/records";
import type { Result } from "~/play/rules/results";
import { rarePaths } from "~/rare-paths";
import type { Action, DayView, MonthView } from "~/site/calendar/calendar";
import {
  lastDayOf,
  neighbours,
  requestedDay,
  requestedMonth,
  weeksOf,
} from "~/site/calendar/month.server";
import {
  editionKey,
  type Played,
  squareOf,
  type TitleEdition,
  type Trebles,
} from "~/site/calendar/squares.server";
import { type Attempts, titleDay } from "~/site/calendar/title-day.server";
import { titleName } from "~/site/catalogue/catalogue.server";

type PlayerPlayed = Played & Attempts & Trebles;

/** The days of the longest edition. */
const WEEK = 7;

/**
 * A player's calendar: the month and the day that the address asks for, otherwise the latest ones.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function playerCalendar(request: Request, context: AppLoadContext) {
  const days = await playerDays(request, context);
  const { today } = days;
  const span = { first: firstEditionDate < today ? firstEditionDate : today, today };
  const search = new URL(request.url).searchParams;
  const wantedDay = requestedDay(search.get("day"), span);
  const month = wantedDay ? monthOf(wantedDay) : requestedMonth(search.get("month"), span);
  const day = wantedDay ?? lastDayOf(month, span);
  const isShown = (date: CalendarDate) =>
    monthOf(date) === month || Math.abs(daysBetween(date, day)) < WEEK;
  const shown = [...days.dates.keys()].filter(isShown);
  const current = new Set(editionsOn(today).map(editionKey));
  const unplayed = editionsOn(day).filter(
    (edition) => !current.has(editionKey(edition)) && !days.dates.get(day)?.includes(edition.slug),
  );
  const [finished, friendlies] = await Promise.all([
    finishedOn(request, context, shown),
    storedFriendlies(request, context, unplayed, days.forFun),
  ]);
  const results = resultsBy(finished);
  const played: PlayerPlayed = {
    ...span,
    dates: days.dates,
    trebles: treblesIn(days.dates),
    results,
    running: runningIn(days),
    resting: restingIn(days),
    stored: timedResults(results),
    friendlies: new Map(friendlies.map((one) => [editionKey(one), one.result])),
  };
  return {
    isOwn: hasOwnMarks(days),
    /** How long a visitor's days are kept after the last game; null for an account, whose days stay. */
    keptDays: days.userId === null ? VISITOR_DAYS : null,
    hasPlayed: days.dates.size > 0,
    streak: days.streak,
    isTodayIn: days.dates.has(days.today),
    next: nextAction(days),
    month: monthView(played, month),
    day: dayView(played, day, days, current),
  };
}

/** The calendar of a player. */
export type PlayerCalendar = Awaited<ReturnType<typeof playerCalendar>>;

/** The next title to play today. */
function nextAction(days: PlayerDays): Action | null {
  const next = nextTitle(days);
  if (!next) return null;
  const { slug, isRunning } = next;
  const what = slug === SLUG ? "today's quiz" : titleName(slug).title;
  return { label: `${isRunning ? "Resume" : "Play"} ${what}`, href: paths.playTitle(slug) };
}

const resultsBy = (finished: readonly Finished[]): ReadonlyMap<string, Result> =>
  new Map(finished.map(({ slug, result }) => [editionKey({ slug, date: result.date }), result]));

const runningIn = ({ current }: PlayerDays): ReadonlySet<string> =>
  new Set(current.filter(({ result }) => result === null).map(({ slug }) => slug));

const restingIn = ({ current }: PlayerDays): ReadonlySet<string> =>
  new Set(current.filter(({ rests }) => rests).map(({ slug }) => slug));

/** Each result has its attempt, but those that were once kept without their times. */
function timedResults(results: ReadonlyMap<string, Result>): ReadonlySet<string> {
  return new Set([...results].filter(([, { elapsed }]) => elapsed !== null).map(([key]) => key));
}

function namedEditions(date: CalendarDate): TitleEdition[] {
  return editionsOn(date).map((edition) => {
    const { title: name, icon } = titleName(edition.slug);
    return { ...edition, name, icon, scoreText: serverGames[edition.slug].statistics.scoreText };
  });
}

function monthView(played: PlayerPlayed, month: string): MonthView {
  const { before, after } = neighbours(month, played);
  const linkTo = (other: string | null) =>
    other === null ? null : { label: monthInWords(other), href: rarePaths.calendarMonth(other) };
  return {
    name: monthInWords(month),
    before: linkTo(before),
    after: linkTo(after),
    weeks: weeksOf(month).map((week) =>
      week.map((date) => (date === null ? null : squareOf(played, namedEditions(date), date))),
    ),
  };
}

function dayView(
  played: PlayerPlayed,
  date: CalendarDate,
  days: PlayerDays,
  current: ReadonlySet<string>,
): DayView {
  const isToday = date === played.today;
  const order: readonly string[] = isToday ? lineup(days).map(({ slug }) => slug) : orderOn(date);
  const editions = namedEditions(date).sort(
    (one, other) => order.indexOf(one.slug) - order.indexOf(other.slug),
  );
  return {
    date,
    name: longDate(date),
    isToday,
    titles: editions.map((edition) =>
      titleDay(played, edition, date, current.has(editionKey(edition))),
    ),
  };
}
