import type { FormEvent } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";

type KickOffFormProps = {
  label: string;
  isStarting: boolean;
  onStart: () => void;
  size?: "small" | "regular";
  variant?: "primary" | "outline" | "chalk";
};

/** Starts today's quiz: a form, and a press that needs no new page where there is JavaScript. */
export function KickOffForm({ label, isStarting, onStart, size, variant }: KickOffFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <form method="post" action={paths.quiz} onSubmit={onSubmit}>
      <Button
        type="submit"
        name="intent"
        value="start"
        disabled={isStarting}
        {...(size && { size })}
        {...(variant && { variant })}
      >
        {isStarting ? "Kicking off…" : label}
      </Button>
    </form>
  );
}
