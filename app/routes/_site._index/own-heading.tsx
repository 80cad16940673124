import { useOutletContext, useRouteLoaderData } from "@remix-run/react";
import type { SiteAccount } from "~/people/account/site-account";
import type { Streak } from "~/play/rules/streak";
import type { loader as rootLoader } from "~/root";
import type { DayWords } from "~/site/home-picks/day-words";
import type { WeekDay } from "~/site/home-picks/week";

export type OwnHeadingProps = {
  streak: Pick<Streak, "current">;
  week: readonly WeekDay[];
};

/** The hero's heading of an account: face, streak, name, and the last seven days. */
export default function OwnHeading({
  streak,
  week,
  words,
}: OwnHeadingProps & { words: DayWords | null }) {
  const name = useOutletContext<SiteAccount>().user?.name ?? "";
  const avatar = useRouteLoaderData<typeof rootLoader>("root")?.avatar;
  return (
    <>
      <div className="hero-who">
        {avatar && <img className="hero-face" src={avatar} alt="" width={72} height={72} />}
        <div>
          <h1 id="hero-title">
            {streak.current > 0 ? `Day ${streak.current}, ${name}` : `Ready, ${name}?`}
          </h1>
          {words && <p className="lead">{words.heading.join(" ")}</p>}
        </div>
      </div>
      <ol className="week" aria-label="Your last seven days">
        {week.map((day, place) => {
          const { label, titles, isPaused } = day;
          const isToday = place === week.length - 1;
          const look = titles > 0 ? "is-played" : isToday ? "is-open" : isPaused ? "is-paused" : "";
          return (
            <li key={label} className={look}>
              <span className="sr-only">
                {label}: {saysOf(day, isToday)}
              </span>
              <span aria-hidden="true" className="week-mark digits">
                {titles || (isToday ? "?" : isPaused ? "II" : "–")}
              </span>
              <span aria-hidden="true">{label.slice(0, 3)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function saysOf({ titles, isPaused }: WeekDay, isToday: boolean): string {
  if (titles > 0) return titles === 1 ? "1 title played" : `${titles} titles played`;
  if (isToday) return "still to play";
  return isPaused ? "not played; the streak paused" : "not played";
}
