import { useNavigate } from "@remix-run/react";
import { forwardRef, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/look/ui/button";
import { isFinished, lastAnswerAt } from "./attempt";
import { Choices } from "./choices";
import type { Playing } from "./playing";
import { QUESTION_COUNT, type Solution } from "./question";
import { QuizBar } from "./quiz-bar";
import { resultsSearch, stepSearch } from "./quiz-view";
import { StepLink } from "./step-link";
import type { QuizClock } from "./use-quiz-clock";
import { useQuizKeys } from "./use-quiz-keys";

type QuestionScreenProps = {
  playing: Playing;
  solutions: readonly Solution[];
  index: number;
  clock: QuizClock;
  onAnswer: (question: number, choice: number) => void;
};

/** One question of the quiz, open or locked. */
export function QuestionScreen({
  playing,
  solutions,
  index,
  clock,
  onAnswer,
}: QuestionScreenProps) {
  const { attempt, questions } = playing;
  const question = questions[index];
  const solution = solutions[index];
  const answer = attempt.answers[index];
  const heading = useFocusOnChange<HTMLHeadingElement>(index);
  const next = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const nextTo =
    index === QUESTION_COUNT - 1 ? resultsSearch(attempt) : stepSearch(attempt, index + 1);

  const choose = (choice: number) => {
    if (answer) return;
    onAnswer(index, choice);
    // The pressed button is about to give way to a locked choice: the focus goes to what comes next.
    requestAnimationFrame(() => next.current?.focus());
  };
  useQuizKeys({
    onChoice: choose,
    onNext: () => answer && navigate(nextTo, { replace: true, preventScrollReset: true }),
  });
  if (!question) return null;
  return (
    <main className="quiz" tabIndex={-1}>
      <QuizBar
        attempt={attempt}
        solutions={solutions}
        question={index}
        clock={clock}
        elapsed={isFinished(attempt) ? lastAnswerAt(attempt) : playing.elapsed}
        isRunning={!isFinished(attempt)}
      />
      <h1 ref={heading} tabIndex={-1} className="quiz-question">
        {question.prompt}
      </h1>
      <Choices
        key={question.id}
        attempt={attempt}
        index={index}
        question={question}
        solution={solution}
        answer={answer}
        onChoose={choose}
      />
      <p className="sr-only" role="status">
        {answer &&
          solution &&
          spoken(question.choices[solution.correctIndex], answer.choice === solution.correctIndex)}
      </p>
      <Actions
        ref={next}
        index={index}
        nextTo={nextTo}
        whyTo={answer && stepSearch(attempt, index, "why")}
      />
    </main>
  );
}

type ActionsProps = { index: number; nextTo: string; whyTo: string | undefined };

/** What one can do about a question: nothing but wait before the answer, then ask why and go on. */
const Actions = forwardRef<HTMLAnchorElement, ActionsProps>(function Actions(
  { index, nextTo, whyTo },
  next,
) {
  return (
    <div className="quiz-actions">
      {whyTo && <StepLink to={whyTo}>Why this answer?</StepLink>}
      {whyTo ? (
        <StepLink ref={next} to={nextTo} variant="primary">
          {nextLabel(index)}
        </StepLink>
      ) : (
        <Button variant="primary" disabled>
          {nextLabel(index)}
        </Button>
      )}
    </div>
  );
});

const nextLabel = (index: number) => (index === QUESTION_COUNT - 1 ? "See results" : "Next");

const spoken = (right: string, isRight: boolean) =>
  isRight ? `Correct: ${right}.` : `Incorrect. The answer is ${right}.`;

/** Moves the focus to an element when a value changes, never on the first picture. */
function useFocusOnChange<Target extends HTMLElement>(value: unknown) {
  const target = useRef<Target>(null);
  const hydrated = useHydrated();
  const shown = useRef(hydrated ? null : { value });
  useEffect(() => {
    if (shown.current?.value === value) return;
    shown.current = { value };
    target.current?.focus();
  }, [value]);
  return target;
}
