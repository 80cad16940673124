import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { QUESTION_COUNT } from "./theme";

type BenchProps = {
  action: string;
  formFields: ReactNode;
  /** The place of the substitution; null before it. */
  benchPlace: number | null;
  onSubstitute: () => void;
};

/** The substitution below an open question, or where it was made. */
export function Bench({ action, formFields, benchPlace, onSubstitute }: BenchProps) {
  if (benchPlace !== null) {
    return (
      <p className="daily-bench">
        <Icon name="arrow-down-up" />
        Substitution made on question {benchPlace + 1}
      </p>
    );
  }
  return (
    <form
      method="post"
      action={action}
      className="daily-bench"
      onSubmit={(event) => {
        event.preventDefault();
        onSubstitute();
      }}
    >
      {formFields}
      <button
        type="submit"
        name="substitution"
        value="1"
        className="button button-outline"
        aria-describedby="bench-hint"
      >
        <Icon name="arrow-down-up" />
        Substitution
      </button>
      <p id="bench-hint">Swap this question for the one on the bench. Once a quiz.</p>
    </form>
  );
}

/** The board that a fourth official holds up: the number that comes off, and the one that goes on. */
export const Swap = ({ place }: { place: number }) => (
  <span className="daily-swap">
    <span className="board digits" aria-hidden="true">
      <span className="daily-off">▼{place + 1}</span>{" "}
      <span className="daily-on">▲{QUESTION_COUNT + 1}</span>
    </span>
    From the bench:
  </span>
);
