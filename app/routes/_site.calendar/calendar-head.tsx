import { LinkButton } from "~/look/ui/button";
import type { Streak } from "~/play/rules/streak";
import type { Action } from "~/site/calendar/calendar";
import { StatBoard } from "~/site/stats/stat-board";
import { streakTiles } from "~/site/stats/stats-of";

type CalendarHeadProps = {
  /** Whether any day was played. */
  hasPlayed: boolean;
  streak: Streak;
  /** Whether a title was finished today. */
  isTodayIn: boolean;
  /** The next title to play today; null if all are finished. */
  next: Action | null;
};

/** The cover of the calendar: the streak on scoreboards, and the one thing to do about it. */
export function CalendarHead({ hasPlayed, streak, isTodayIn, next }: CalendarHeadProps) {
  return (
    <header className="band pitch calendar-head">
      <div className="band-inner">
        <h1>Calendar</h1>
        {hasPlayed && (
          <dl className="stat-boards">
            {streakTiles(streak).map((stat) => (
              <StatBoard key={stat.id} stat={stat} />
            ))}
          </dl>
        )}
        <p className="lead">{lead({ hasPlayed, streak, isTodayIn })}</p>
        {next && !isTodayIn && (
          <LinkButton to={next.href} variant="chalk">
            {next.label}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

function lead({ hasPlayed, streak, isTodayIn }: Omit<CalendarHeadProps, "next">): string {
  if (!hasPlayed)
    return "Every day you finish a game gets its stamp here. The first square is waiting.";
  if (isTodayIn) return "Today is in. See you tomorrow.";
  if (streak.state === "running") return "Play today to keep it going.";
  return streak.state === "paused"
    ? "Paused. Play today to save it."
    : "Play today to start a new one.";
}
