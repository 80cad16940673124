import type { Solution } from "~/games/questions/question";
import { Dialog } from "~/look/ui/dialog";
import { PlayLink } from "~/play/screen/play-link";
import { ReportLink } from "~/play/screen/report-link";
import { type AttemptPlace, stepAddress } from "./quiz-view";

type InsightDialogProps = {
  place: AttemptPlace;
  question: number;
  solution: Solution;
  isRunning: boolean;
};

/** The fact behind an answer. A report of it opens beside the quiz, whose clock may be running. */
export function InsightDialog({ place, question, solution, isRunning }: InsightDialogProps) {
  const back = stepAddress(place, question);
  return (
    <Dialog title="Why this answer?" closeTo={back}>
      <p className="lead">{solution.fact}</p>
      <p className="muted">Source: {solution.source}</p>
      {isRunning && (
        <p>The clock runs, on your next question. All five stories wait for you at full time.</p>
      )}
      <PlayLink to={back} variant="primary">
        Got it
      </PlayLink>
      <ReportLink record={solution.id} label="Report this question" look="text-link muted" />
    </Dialog>
  );
}
