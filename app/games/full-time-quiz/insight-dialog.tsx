import { Dialog } from "~/look/ui/dialog";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import type { Attempt } from "./attempt";
import type { Solution } from "./question";
import { stepSearch } from "./quiz-view";
import { StepLink } from "./step-link";

type InsightDialogProps = {
  attempt: Attempt;
  question: number;
  questionId: string;
  solution: Solution;
};

/** The fact behind an answer. A report of it opens beside the quiz, whose clock may be running. */
export function InsightDialog({ attempt, question, questionId, solution }: InsightDialogProps) {
  const back = stepSearch(attempt, question);
  return (
    <Dialog title="Why this answer?" closeTo={back}>
      <p className="lead">{solution.fact}</p>
      <p className="muted">Source: {solution.source}</p>
      <StepLink to={back} variant="primary">
        Got it
      </StepLink>
      <a
        className="text-link muted"
        href={paths.report("question", questionId)}
        target="_blank"
        rel="noopener"
      >
        Report this question
        <Icon name="external-link" />
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </Dialog>
  );
}
