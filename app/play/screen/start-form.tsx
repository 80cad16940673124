import { Button } from "~/look/ui/button";
import { paths } from "~/paths";

/**
 * Starts a title's current edition from any page, resumes its attempt or leads to its result. A document's form with
 * script too: a visitor's attempt is in a cookie that only the title's own addresses get.
 */
export function StartForm({
  slug,
  label,
  variant = "primary",
}: {
  slug: string;
  label: string;
  variant?: "primary" | "chalk";
}) {
  return (
    <form method="post" action={paths.playTitle(slug)}>
      <Button name="intent" value="start" variant={variant}>
        {label}
      </Button>
    </form>
  );
}
