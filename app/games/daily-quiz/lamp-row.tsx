import { Icon } from "~/look/ui/icon";
import type { DailyState } from "./rules";

type LampRowProps = Pick<DailyState, "answers" | "lineUp"> & {
  /** The place of the question shown. */
  current: number;
};

/** A lamp for each question, lit by its answer; screen readers have the progress and the answers themselves. */
export const LampRow = ({ answers, lineUp, current }: LampRowProps) => (
  <p className="lamps" aria-hidden="true">
    {lineUp.map((index, place) => {
      const answer = answers[place];
      const look = answer ? (answer.isRight ? "is-good" : "is-bad") : "";
      return (
        <span key={index} className={`lamp ${place === current ? "is-current" : ""} ${look}`}>
          {answer && <Icon name={answer.isRight ? "check" : "x"} />}
        </span>
      );
    })}
  </p>
);
