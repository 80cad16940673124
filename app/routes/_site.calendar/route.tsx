import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import calendarStyles from "~/look/styles/calendar.css?url";
import { programmeStyles, statsStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { ErrorCard } from "~/look/ui/error-card";
import { paths, withSearch } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { DatesCard } from "~/site/calendar/dates-card";
import { DayPanel } from "~/site/calendar/day-panel";
import { MonthCard } from "~/site/calendar/month-card";
import { CalendarHead } from "./calendar-head";
import { kickoffText } from "./kickoff-text.server";
import { type PlayerCalendar, playerCalendar } from "./player-calendar.server";

export const handle: RouteHandle = { scripts: "none", variesBy: ["player", "date"] };

export const links = stylesheetLinks(programmeStyles, statsStyles, calendarStyles);

export const meta: MetaFunction = () =>
  pageMeta("Calendar", "Every day you have played, your streak, and every past game to play.");

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const calendar = await loadOne(request, "calendar", () => playerCalendar(request, context));
  const { pathname, search } = new URL(request.url);
  return data(
    { calendar, kickoff: kickoffText(request), address: pathname + search },
    { headers: ownPageCaching(calendar?.isOwn !== false) },
  );
}

export default function Calendar() {
  const { calendar, kickoff, address } = useLoaderData<typeof loader>();
  if (!calendar) return <Unavailable retryTo={address} />;
  const { month, day, keptDays } = calendar;
  return (
    <>
      <CalendarHead {...calendar} />
      <div className="page calendar">
        <div className="calendar-main">
          <MonthCard month={month} openDate={day.date} />
          {keptDays !== null && <Kept days={keptDays} />}
        </div>
        <div className="calendar-side">
          <DayPanel day={day} />
          <DatesCard kickoff={kickoff} />
        </div>
      </div>
    </>
  );
}

function Kept({ days }: { days: NonNullable<PlayerCalendar["keptDays"]> }) {
  return (
    <p className="muted">
      Your days are here for {days} days after your last game.{" "}
      <Link
        to={withSearch(paths.calendar, "", { dialog: "signup" })}
        className="inline-link"
        replace
      >
        Join free
      </Link>{" "}
      and they stay for good.
    </p>
  );
}

function Unavailable({ retryTo }: { retryTo: string }) {
  return (
    <div className="page">
      <h1>Calendar</h1>
      <ErrorCard
        title="Your calendar is unavailable"
        message="We couldn't load your days right now."
        retryTo={retryTo}
      />
    </div>
  );
}
