import { Badge } from "~/look/ui/badge";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import type { Attempt } from "./attempt";
import { clockText } from "./clock-text";
import { QUESTION_COUNT, type Solution } from "./question";
import { friendlyTexts } from "./quiz-texts";
import { type QuizClock, useTicking } from "./use-quiz-clock";

type QuizBarProps = {
  attempt: Attempt;
  solutions: readonly Solution[];
  question: number;
  clock: QuizClock;
  /** Milliseconds: what the clock showed when the server wrote the page, or where it stopped. */
  elapsed: number;
  isRunning: boolean;
};

/** The top of the quiz: the way out, how far one is, and the clock. */
export function QuizBar({ attempt, solutions, question, clock, elapsed, isRunning }: QuizBarProps) {
  return (
    <header className="quiz-bar">
      <div className="quiz-bar-row">
        <ExitLink />
        <p className="quiz-progress digits">
          {question + 1} / {QUESTION_COUNT}
        </p>
        {attempt.friendly && <Badge>{friendlyTexts.badge}</Badge>}
        <p className="board clock digits" role="timer" aria-label="Time played">
          {isRunning ? <RunningClock clock={clock} first={elapsed} /> : clockText(elapsed)}
        </p>
      </div>
      <div className="segments" aria-hidden="true">
        {Array.from(solutions.entries(), ([place, solution]) => (
          <span
            key={place}
            className={`segment ${segmentLook(attempt, solution, place, question)}`}
          />
        ))}
      </div>
    </header>
  );
}

/** The way out. */
export function ExitLink() {
  return (
    <StepBackLink to={paths.home} className="button button-outline button-small">
      Exit
    </StepBackLink>
  );
}

function RunningClock({ clock, first }: { clock: QuizClock; first: number }) {
  return <>{clockText(useTicking(clock, first))}</>;
}

function segmentLook(attempt: Attempt, solution: Solution, index: number, shown: number): string {
  const answer = attempt.answers[index];
  if (answer) return answer.choice === solution.correctIndex ? "is-good" : "is-bad";
  return index === shown ? "is-current" : "";
}
