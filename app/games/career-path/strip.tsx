import { Link } from "@remix-run/react";
import { careerAddress } from "./address";
import type { Line } from "./career";
import { rankOf } from "./ranks";
import { pointsText } from "./texts";

type StripProps = {
  lines: readonly Line[];
  /** The place of the career in hand, and of today's stop. */
  place: number | null;
  stop: number | null;
  /** The address of the attempt. */
  action: string;
};

/** The six careers of the week, which of them is today's, and how each stands. */
export function Strip({ lines, place, stop, action }: StripProps) {
  return (
    <nav className="career-strip" aria-label="This week's careers">
      <ol>
        {lines.map((line, index) => {
          const isToday = index === stop;
          return (
            <li key={careerAddress(action, index)}>
              <Link
                to={careerAddress(action, index)}
                replace
                discover="none"
                aria-current={index === place ? "true" : undefined}
              >
                <span className="sr-only">
                  Career {index + 1}
                  {isToday && ", today's stop"}: {standText(line)}
                </span>
                <span aria-hidden="true" className="career-sign" data-points={pointsOf(line)}>
                  {signOf(line, index)}
                </span>
                {isToday && (
                  <span aria-hidden="true" className="career-day">
                    Today
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

/** What stands in a station: its number, how many of its stops are shown, or what it brought. */
function signOf({ told, isVoid, ...line }: Line, index: number) {
  if (isVoid) return "–";
  if (told) return told.stop === null ? "✗" : `+${rankOf(line, told).points}`;
  if (line.shown === 1) return index + 1;
  return (
    <small>
      {line.shown}/{line.stops}
    </small>
  );
}
