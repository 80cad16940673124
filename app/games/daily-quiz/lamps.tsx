import type { Answered } from "~/games/questions/question";
import { Icon } from "~/look/ui/icon";

type LampsProps = {
  answers: readonly Answered[];
  /** The place of the question from the bench; null without one. */
  benchPlace: number | null;
  /** The address of a question by its place. */
  addressOf: (place: number) => string;
};

/** The ten lamps at full time, right or wrong by their signs too; each leads to its question and the reason. */
export function Lamps({ answers, benchPlace, addressOf }: LampsProps) {
  return (
    <ol className="lamps" aria-label="Your answers">
      {answers.map(({ isRight, isVoid }, place) => {
        const look = isVoid ? "" : isRight ? "is-good" : "is-bad";
        const text = isVoid ? "taken back" : isRight ? "right" : "wrong";
        return (
          <li key={addressOf(place)}>
            <a className={`lamp ${look}`} href={addressOf(place)}>
              {isVoid ? "–" : <Icon name={isRight ? "check" : "x"} />}
              {place === benchPlace && <Icon name="arrow-down-up" className="lamp-bench" />}
              <span className="sr-only">
                {place + 1}: {text}
                {place === benchPlace && ", from the bench"}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
