import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { QUESTION_COUNT } from "./theme";

type BenchProps = {
  action: string;
  formFields: ReactNode;
  isUsed: boolean;
  onSubstitute: () => void;
};

/** The substitution below an open question, or that it was made. */
export function Bench({ action, formFields, isUsed, onSubstitute }: BenchProps) {
  if (isUsed) {
    return (
      <p className="daily-bench">
        <Icon name="arrow-down-up" />
        Substitution used
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
      <p id="bench-hint">Once a quiz: swap this question for another.</p>
    </form>
  );
}

/** The board that a fourth official holds up: the number that comes off, and the one that goes on. */
export const Swap = ({ place }: { place: number }) => (
  <span className="daily-swap">
    <span className="board digits" aria-hidden="true">
      <b>▼{place + 1}</b> <i>▲{QUESTION_COUNT + 1}</i>
    </span>
    From the bench:
  </span>
);
