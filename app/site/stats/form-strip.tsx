import type { FormDay } from "./stat";

/** More scores than this don't fit in a day's box. */
const MAX_SCORES = 2;

/** A longer score stands smaller in its day's box: "20/30". */
const MAX_LENGTH = 4;

/** The last seven days, like a club's form guide. */
export function FormStrip({ days }: { days: FormDay[] }) {
  return (
    <ol className="form-strip">
      {days.map((day) => (
        <li key={day.date} className={`form-day is-${day.result}`}>
          <span className="sr-only">
            {day.label}: {spoken(day)}
          </span>
          <span aria-hidden="true" className="form-mark digits">
            <Mark day={day} />
          </span>
          <span aria-hidden="true">{day.label.slice(0, 3)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The scores of a day, or how many games were finished. */
function Mark({ day: { result, plays } }: { day: FormDay }) {
  if (result === "open") return "?";
  if (result === "missed") return "–";
  if (plays.length > MAX_SCORES) return `×${plays.length}`;
  return plays.map(({ title, score }) => (
    <span key={title} data-long={score.length > MAX_LENGTH || undefined}>
      {score}
    </span>
  ));
}

/** "Full-Time Quiz 5 of 5, Golden Word 3 of 6" */
function spoken({ result, plays }: FormDay): string {
  if (result === "open") return "still to play";
  if (result === "missed") return "not played";
  return plays.map(({ title, score }) => `${title} ${score.replace("/", " of ")}`).join(", ");
}
