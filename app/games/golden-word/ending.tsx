import { ReportLink } from "~/play/screen/report-link";
import type { GoldenState } from "./rules";

type EndingProps = { ending: NonNullable<GoldenState["ending"]>; isNew: boolean };

/** The answer and its line in the phrase book, after the last try. */
export function Ending({ ending: { id, word, line, isWin, isVoid }, isNew }: EndingProps) {
  return (
    <section className={`golden-ending ${isNew ? "is-new" : ""}`} aria-labelledby="golden-answer">
      <p className="eyebrow">{isWin && !isVoid ? "In your phrase book" : "The word was"}</p>
      <h2 id="golden-answer">{word}</h2>
      <p>{line}</p>
      <ReportLink record={id} label="Report this word" />
    </section>
  );
}
