import type { FormEvent, ReactNode } from "react";
import type { Answered, Question } from "./question";

type ChoicesProps = {
  /** Where the form posts to, and its hidden inputs. */
  action: string;
  formFields: ReactNode;
  question: Question;
  /** The answer given, or none as long as the question is open. */
  answer: Answered | undefined;
  onChoose: (choice: number) => void;
};

/** The four choices: a form of four buttons as long as they are open, a marked list once they are locked. */
export function Choices({ action, formFields, question, answer, onChoose }: ChoicesProps) {
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChoose(Number(submitter.value));
  };
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {formFields}
      <ol className="choices">
        {question.choices.map((text, choice) => (
          <li key={text}>
            {answer ? (
              <LockedChoice number={choice + 1} text={text} verdict={verdictOn(choice, answer)} />
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

function verdictOn(choice: number, answer: Answered): Verdict {
  if (choice === answer.solution.correctIndex) return "Correct";
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
      {verdict && <span className="report-mark verdict">{verdict}</span>}
    </div>
  );
}
