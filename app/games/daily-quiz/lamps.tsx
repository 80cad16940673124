import type { Answered } from "~/games/questions/question";
import { Icon } from "~/look/ui/icon";
import { QUESTION_COUNT } from "./theme";

type LampsProps = {
  answers: readonly Answered[];
  benchPlace: number | null;
  /** The place of the question shown; null at the end. */
  current: number | null;
};

const places = Array.from(Array(QUESTION_COUNT).keys());

/** A lamp for each question: right, wrong or open, by its sign as well as by its colour. */
export function Lamps({ answers, benchPlace, current }: LampsProps) {
  return (
    <ol className="lamps" aria-label="Your answers">
      {places.map((place) => {
        const look = lookOf(answers[place]);
        const fromBench = place === benchPlace ? ", from the bench" : "";
        return (
          <li
            key={place}
            className={`lamp is-${look.name} ${place === current ? "is-current" : ""}`}
          >
            {look.icon ? <Icon name={look.icon} /> : <span aria-hidden="true">{look.sign}</span>}
            {fromBench && <Icon name="arrow-down-up" className="lamp-bench" />}
            <span className="sr-only">
              {place + 1}: {look.text}
              {fromBench}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function lookOf(answer: Answered | undefined) {
  if (!answer) return { name: "open", text: "to come", sign: "" };
  if (answer.isVoid) return { name: "void", text: "taken back", sign: "–" };
  return answer.isRight
    ? ({ name: "right", text: "right", icon: "check" } as const)
    : ({ name: "wrong", text: "wrong", icon: "x" } as const);
}
