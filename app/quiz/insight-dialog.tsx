import { Dialog } from "~/ui/dialog";
import type { Solution } from "./question";
import { stepSearch } from "./quiz-view";
import { StepLink } from "./step-link";

/** The fact behind an answer. */
export function InsightDialog({ question, solution }: { question: number; solution: Solution }) {
  return (
    <Dialog title="Why this answer?" closeTo={stepSearch(question)}>
      <p className="lead">{solution.fact}</p>
      <p className="muted">Source: {solution.source}</p>
      <StepLink to={stepSearch(question)} variant="primary">
        Got it
      </StepLink>
    </Dialog>
  );
}
