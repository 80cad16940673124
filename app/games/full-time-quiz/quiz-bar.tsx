import { Badge } from "~/look/ui/badge";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import { clockText } from "~/play/clock-text";
import { type Clock, useTicking } from "~/play/use-clock";
import { QUESTION_COUNT } from "./question";
import { friendlyTexts } from "./quiz-texts";
import type { Answered } from "./rules";

type QuizBarProps = {
  answers: readonly Answered[];
  isFriendly: boolean;
  question: number;
  clock: Clock;
  /** Milliseconds: what the clock showed when the server wrote the page, or where it stopped. */
  elapsed: number;
  isRunning: boolean;
};

/** The top of the quiz: the way out, how far one is, and the clock. */
export function QuizBar({
  answers,
  isFriendly,
  question,
  clock,
  elapsed,
  isRunning,
}: QuizBarProps) {
  return (
    <header className="quiz-bar">
      <div className="quiz-bar-row">
        <ExitLink />
        <p className="quiz-progress digits">
          {question + 1} / {QUESTION_COUNT}
        </p>
        {isFriendly && <Badge>{friendlyTexts.badge}</Badge>}
        <p className="board clock digits" role="timer" aria-label="Time played">
          {isRunning ? <RunningClock clock={clock} first={elapsed} /> : clockText(elapsed)}
        </p>
      </div>
      <div className="segments" aria-hidden="true">
        {Array.from({ length: QUESTION_COUNT }, (_, place) => place).map((place) => (
          <span
            key={place}
            className={`segment ${segmentLook(answers[place], place === question)}`}
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

function RunningClock({ clock, first }: { clock: Clock; first: number }) {
  return <>{clockText(useTicking(clock, first))}</>;
}

function segmentLook(answer: Answered | undefined, isShown: boolean): string {
  if (answer) return answer.isRight ? "is-good" : "is-bad";
  return isShown ? "is-current" : "";
}
