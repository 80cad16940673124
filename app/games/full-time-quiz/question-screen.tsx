import { forwardRef, useRef } from "react";
import { Choices } from "~/games/questions/choices";
import { spoken } from "~/games/questions/question";
import { useFocusOnChange } from "~/games/questions/use-focus-on-change";
import { useQuestionKeys } from "~/games/questions/use-question-keys";
import { Button } from "~/look/ui/button";
import type { BoardProps } from "~/play/screen/game-screen";
import { PlayLink } from "~/play/screen/play-link";
import { QUESTION_COUNT } from "./question";
import { QuizBar } from "./quiz-bar";
import { resultsAddress, stepAddress } from "./quiz-view";
import type { QuizPuzzle, QuizState } from "./rules";

type QuestionScreenProps = { board: BoardProps<QuizPuzzle, number, QuizState>; index: number };

/** One question of the quiz, open or locked. */
export function QuestionScreen({ board, index }: QuestionScreenProps) {
  const { attempt, clock, elapsed, verdict } = board;
  const { answers } = board.state;
  const question = board.puzzle.questions[index];
  const answer = answers[index];
  const heading = useFocusOnChange<HTMLHeadingElement>(index);
  const next = useRef<HTMLAnchorElement>(null);
  const nextTo =
    index === QUESTION_COUNT - 1 ? resultsAddress(board) : stepAddress(board, index + 1);

  const choose = (choice: number) => {
    if (answer) return;
    board.onMove(choice);
    // The pressed button is about to give way to a locked choice: the focus goes to what comes next.
    requestAnimationFrame(() => next.current?.focus());
  };
  useQuestionKeys({
    onChoice: choose,
    onNext: () => next.current?.click(),
  });
  if (!question) return null;
  return (
    <>
      <QuizBar
        answers={answers}
        isFriendly={attempt.isFriendly}
        question={index}
        clock={clock}
        elapsed={elapsed}
        isRunning={!verdict}
      />
      <h1 ref={heading} tabIndex={-1} className="quiz-question" data-first={!index || undefined}>
        {question.prompt}
      </h1>
      <Choices
        key={question.prompt}
        action={board.action}
        formFields={board.formFields}
        question={question}
        answer={answer}
        onChoose={choose}
      />
      <p className="sr-only" role="status">
        {answer && spoken(question.choices[answer.solution.correctIndex], answer.isRight)}
      </p>
      <Actions
        ref={next}
        index={index}
        nextTo={nextTo}
        whyTo={answer && stepAddress(board, index, "why")}
      />
    </>
  );
}

type ActionsProps = { index: number; nextTo: string; whyTo: string | undefined };

/** Below a question: the rule of the clock as long as it is open, then the reason and the way on, in the same places. */
const Actions = forwardRef<HTMLAnchorElement, ActionsProps>(function Actions(
  { index, nextTo, whyTo },
  next,
) {
  return (
    <div className="quiz-actions">
      {whyTo ? (
        <>
          <PlayLink to={whyTo}>Why this answer?</PlayLink>
          <PlayLink ref={next} to={nextTo} variant="primary">
            {nextLabel(index)}
          </PlayLink>
        </>
      ) : (
        <>
          <p>One tap answers. The clock runs on.</p>
          <Button disabled>{nextLabel(index)}</Button>
        </>
      )}
    </div>
  );
});

const nextLabel = (index: number) => (index === QUESTION_COUNT - 1 ? "See results" : "Next");
