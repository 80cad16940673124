import { Link } from "@remix-run/react";
import { careerAddress } from "./address";
import type { Line } from "./career";
import { rankOf } from "./ranks";
import { pointsText } from "./texts";
import { days } from "./today";

type StripProps = {
  lines: readonly Line[];
  /** The place of the career in hand, and of today's stop. */
  place: number | null;
  stop: number | null;
  hasDays: boolean;
  /** The address of the attempt. */
  action: string;
};

/** The week as a line of six stations: one a day, and how each stands. */
export function Strip({ lines, place, stop, hasDays, action }: StripProps) {
  return (
    <nav className="career-strip" aria-label="This week's careers">
      <ol>
        {lines.map((line, index) => {
          const day = days[index] as string;
          const isToday = index === stop;
          return (
            <li key={day} className={isToday ? "is-today" : ""}>
              <Link
                to={careerAddress(action, index)}
                replace
                preventScrollReset
                discover="none"
                aria-current={index === place ? "true" : undefined}
              >
                <span className="sr-only">
                  Career {index + 1}
                  {hasDays && `, ${isToday ? "today's stop" : day}`}: {standText(line)}
                </span>
                <span aria-hidden="true" className="career-sign" data-points={pointsOf(line)}>
                  {signOf(line, index)}
                </span>
                {hasDays && (
                  <span aria-hidden="true" className="career-day">
                    {isToday ? "Today" : day.slice(0, 3)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const pointsOf = (line: Line) => line.told && rankOf(line, line.told).points;

/** How a career stands, in words. */
function standText(line: Line): string {
  const { told, shown, stops, wrong, isVoid } = line;
  if (isVoid) return "taken back";
  if (told) {
    const { name, points } = rankOf(line, told);
    return points > 0 ? `${name}, ${pointsText(points)}` : name;
  }
  const isNew = shown === 1 && wrong.length === 0;
  return isNew ? "not begun" : `stop ${shown} of ${stops}`;
}

/** What stands in a station: its number, or what it brought. */
function signOf({ told, isVoid, ...line }: Line, index: number) {
  if (isVoid) return "–";
  if (told) return told.stop === null ? "✗" : `+${rankOf(line, told).points}`;
  return line.shown === 1 ? index + 1 : <Progress {...line} />;
}

/** How many stops of a running career were shown. */
function Progress({ shown, stops }: Pick<Line, "shown" | "stops">) {
  return (
    <small>
      {shown}/{stops}
    </small>
  );
}
