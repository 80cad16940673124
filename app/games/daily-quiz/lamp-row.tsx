import type { Answered } from "~/games/questions/question";
import { Icon } from "~/look/ui/icon";
import { QUESTION_COUNT } from "./theme";

type LampRowProps = { answers: readonly Answered[]; current: number };

/** A lamp for each question, lit by its answer; screen readers have the progress and the answers themselves. */
export function LampRow({ answers, current }: LampRowProps) {
  return (
    <p className="lamps" aria-hidden="true">
      {Array.from(Array(QUESTION_COUNT).keys(), (place) => {
        const answer = answers[place];
        return (
          <span
            key={place}
            className={`lamp ${answer ? (answer.isRight ? "is-good" : "is-bad") : place === current ? "is-current" : ""}`}
          >
            {answer && <Icon name={answer.isRight ? "check" : "x"} />}
          </span>
        );
      })}
    </p>
  );
}
