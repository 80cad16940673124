import type { DayResult, FormDay } from "./stat";

const words: Record<DayResult, string> = {
  perfect: "all right",
  played: "right",
  missed: "not played",
  open: "still to play",
};

/** The last seven days, like a club's form guide. */
export function FormStrip({ days }: { days: FormDay[] }) {
  return (
    <ol className="form-strip">
      {days.map(({ date, label, result, score }) => (
        <li key={date} className={`form-day is-${result}`}>
          <span className="sr-only">
            {label}: {score && `${score.correct} of ${score.total} `}
            {words[result]}
          </span>
          <span aria-hidden="true" className="form-mark digits">
            {score ? `${score.correct}/${score.total}` : result === "open" ? "?" : "–"}
          </span>
          <span aria-hidden="true">{label.slice(0, 3)}</span>
        </li>
      ))}
    </ol>
  );
}
