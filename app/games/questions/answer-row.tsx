import { paths } from "~/paths";
import type { ReportRow } from "~/play/match-report";
import type { Answered, Question } from "./question";

/** A question and its answer in the match report. */
export function answerRow({ id, prompt, choices }: Question, answered: Answered): ReportRow {
  const { isRight, isVoid, choice, solution } = answered;
  const answer = { isRight, given: choices[choice], right: choices[solution.correctIndex] };
  return {
    id,
    isRight: isVoid ? null : isRight,
    mark: isVoid ? "Taken back" : isRight ? "Correct" : "Incorrect",
    heading: prompt,
    answer: !isVoid && <Answer {...answer} />,
    fact: solution.fact,
    source: solution.source,
    report: { href: paths.report("question", id), label: "Report this question" },
  };
}

type AnswerProps = { isRight: boolean; given: string | undefined; right: string };

function Answer({ isRight, given, right }: AnswerProps) {
  if (isRight) {
    return (
      <>
        <strong>{right}</strong>, as you said.
      </>
    );
  }
  return (
    <>
      You said {given}. The answer is <strong>{right}</strong>.
    </>
  );
}
