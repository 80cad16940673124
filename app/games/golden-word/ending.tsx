import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import type { GoldenState } from "./rules";

type EndingProps = { ending: NonNullable<GoldenState["ending"]>; isNew: boolean };

/** The answer and its line in the phrase book, after the last try. */
export function Ending({ ending: { id, word, line, isWin, isVoid }, isNew }: EndingProps) {
  return (
    <section className={`golden-ending ${isNew ? "is-new" : ""}`} aria-labelledby="golden-answer">
      <p className="eyebrow">{isWin && !isVoid ? "In your phrase book" : "The word was"}</p>
      <h2 id="golden-answer">{word}</h2>
      <p>{line}</p>
      <a
        className="text-link"
        href={paths.report("question", id)}
        target="_blank"
        rel="nofollow noopener"
      >
        Report this word
        <Icon name="external-link" />
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </section>
  );
}
