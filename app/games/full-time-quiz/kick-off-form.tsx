import type { FormEvent } from "react";
import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { quizIntents, type StartIntent } from "./quiz-texts";

type KickOffFormProps = {
  label: string;
  isStarting: boolean;
  onStart: (intent: StartIntent) => void;
  /** Whether it starts a Friendly, and not the day's quiz. */
  isAgain?: boolean;
  size?: "small" | "regular";
  variant?: "primary" | "outline" | "chalk";
};

/** Starts today's quiz or a Friendly: a form, and a press that needs no new page where there is JavaScript. */
export function KickOffForm({
  label,
  isStarting,
  onStart,
  isAgain = false,
  size,
  variant,
}: KickOffFormProps) {
  const intent = isAgain ? quizIntents.again : quizIntents.start;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onStart(intent);
  };
  return (
    <form method="post" action={paths.quiz} onSubmit={onSubmit}>
      <Button
        type="submit"
        name="intent"
        value={intent}
        disabled={isStarting}
        {...(size && { size })}
        {...(variant && { variant })}
      >
        {isStarting ? "Kicking off…" : label}
      </Button>
    </form>
  );
}
