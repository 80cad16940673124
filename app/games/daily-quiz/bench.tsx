import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { benchHint } from "./texts";

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
      <p className="daily-bench is-used">
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
      <p id="bench-hint">{benchHint}</p>
    </form>
  );
}
