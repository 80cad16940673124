import type { Answered } from "~/games/questions/question";
import type { Clock } from "~/play/browser/use-clock";
import { PlayBar } from "~/play/screen/play-bar";
import { QUESTION_COUNT } from "./question";

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
export function QuizBar({ answers, isFriendly, question, ...time }: QuizBarProps) {
  return (
    <div className="quiz-bar">
      <PlayBar isFriendly={isFriendly} time={time}>
        <p className="quiz-progress digits">
          {question + 1} / {QUESTION_COUNT}{" "}
          {question === QUESTION_COUNT - 1 ? (
            <small>Added time</small>
          ) : (
            time.isRunning && answers[question] && <small className="is-running">Running</small>
          )}
        </p>
      </PlayBar>
      <div className="segments" aria-hidden="true">
        {Array.from({ length: QUESTION_COUNT }, (_, place) => place).map((place) => (
          <span
            key={place}
            className={`segment ${segmentLook(answers[place], place === question)}`}
          />
        ))}
      </div>
    </div>
  );
}

function segmentLook(answer: Answered | undefined, isShown: boolean): string {
  if (answer) return answer.isRight ? "is-good" : "is-bad";
  return isShown ? "is-current" : "";
}
