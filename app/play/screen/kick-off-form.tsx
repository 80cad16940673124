import type { FormEvent, ReactNode } from "react";
import { Button } from "~/look/ui/button";
import { paths } from "~/paths";

type KickOffFormProps = {
  slug: string;
  label: string;
  /** The date of a past edition; null for the current one. */
  date: string | null;
  isFriendly?: boolean;
  isBusy: boolean;
  onStart: (form: FormData) => void;
  size?: "small" | "regular";
  variant?: "primary" | "outline" | "chalk";
  /** The options. */
  children?: ReactNode;
};

/** Starts an edition: by a form, or without a page load with JavaScript. A page has one, which a board may press too. */
export function KickOffForm({
  slug,
  label,
  date,
  isFriendly = false,
  isBusy,
  onStart,
  size = "regular",
  variant = "outline",
  children,
}: KickOffFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onStart(new FormData(event.currentTarget));
  };
  return (
    <form
      id="kick-off"
      method="post"
      action={paths.playTitle(slug)}
      className="kick-off"
      onSubmit={onSubmit}
    >
      {date !== null && <input type="hidden" name="date" value={date} />}
      {isFriendly && <input type="hidden" name="friendly" value="1" />}
      {children}
      <Button name="intent" value="start" {...{ isBusy, size, variant }}>
        {isBusy ? "Kicking off…" : label}
      </Button>
    </form>
  );
}
