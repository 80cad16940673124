import type { FormEvent } from "react";
import { paths } from "~/paths";
import type { Answer, Attempt } from "./attempt";
import type { Question, Solution } from "./question";
import { attemptSearch } from "./quiz-view";

type ChoicesProps = {
  attempt: Attempt;
  index: number;
  question: Question;
  solution: Solution | undefined;
  /** The answer given, or none as long as the question is open. */
  answer: Answer | undefined;
  onChoose: (choice: number) => void;
};

/** The four choices: a form of four buttons as long as they are open, a marked list once they are locked. */
export function Choices({ attempt, index, question, solution, answer, onChoose }: ChoicesProps) {
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChoose(Number(submitter.value));
  };
  return (
    <form method="post" action={paths.quiz + attemptSearch(attempt)} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="attempt" value={attempt.id} />
      <input type="hidden" name="question" value={index} />
      <ol className="choices">
        {question.choices.map((text, choice) => (
          <li key={text}>
            {answer && solution ? (
              <LockedChoice
                number={choice + 1}
                text={text}
                verdict={verdictOn(choice, answer, solution)}
              />
            ) : (
              <button type="submit" name="choice" value={choice} className="choice">
                <span className="choice-number digits">{choice + 1}</span>
                <span className="choice-text">{text}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </form>
  );
}

type Verdict = "Correct" | "Incorrect" | null;

function verdictOn(choice: number, answer: Answer, solution: Solution): Verdict {
  if (choice === solution.correctIndex) return "Correct";
  return choice === answer.choice ? "Incorrect" : null;
}

const looks = { Correct: "is-good", Incorrect: "is-bad" } as const;

function LockedChoice({
  number,
  text,
  verdict,
}: {
  number: number;
  text: string;
  verdict: Verdict;
}) {
  return (
    <div className={`choice is-locked ${verdict ? looks[verdict] : ""}`}>
      <span className="choice-number digits">{number}</span>
      <span className="choice-text">{text}</span>
      {verdict && <span className="verdict">{verdict}</span>}
    </div>
  );
}
