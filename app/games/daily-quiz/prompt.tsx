import { forwardRef, useRef } from "react";
import type { Question } from "~/games/questions/question";
import { QUESTION_COUNT } from "./theme";

type PromptProps = {
  question: Question;
  place: number;
  /** Whether it came on for the question of this place. */
  isFromBench: boolean;
};

/** The question; one from the bench comes on below the fourth official's board. */
export const Prompt = forwardRef<HTMLHeadingElement, PromptProps>(function Prompt(
  { question, place, isFromBench },
  ref,
) {
  const first = useRef(question.id).current;
  const arrival = question.id === first ? "" : isFromBench ? "is-on" : "is-new";
  return (
    <h1 ref={ref} key={question.id} tabIndex={-1} className={`daily-question ${arrival}`}>
      {isFromBench && (
        <span className="daily-swap">
          <span className="board digits" aria-hidden="true">
            <span className="daily-off">{place + 1}</span>
            <span className="daily-on">{QUESTION_COUNT + 1}</span>
          </span>
          From the bench<span className="sr-only">: </span>
        </span>
      )}
      {question.prompt}
    </h1>
  );
});
