import type { Answered } from "~/games/questions/question";
import { ReportLink } from "~/play/screen/report-link";
import { unbroken } from "./unbroken";

/** Why an answer is right, in its place below the choices. */
export function Reason({ answer: { isRight, solution } }: { answer: Answered }) {
  return (
    <section
      className={`daily-reason ${isRight ? "is-good" : "is-bad"}`}
      aria-label="Why this answer?"
    >
      <p>{unbroken(solution.fact)}</p>
      <details className="daily-source">
        <summary>Source</summary>
        <p>
          <span>{solution.source}</span>
          <ReportLink record={solution.id} label="Report this question" />
        </p>
      </details>
    </section>
  );
}
