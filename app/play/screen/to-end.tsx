import { useEffect } from "react";
import type { Verdict } from "~/play/rules/game";

type ToEndProps = {
  verdict: Verdict;
  /** Whether the last move was made on this page, which then shows its top. */
  isNew: boolean;
};

/** For the bar of a board that at its end is taller than a phone: the score, which leads to full time below. */
export function ToEnd({ verdict: { score, outOf }, isNew }: ToEndProps) {
  useEffect(() => {
    if (isNew) scrollTo(0, 0);
  }, [isNew]);
  if (outOf === 0) return null;
  return (
    <a className="board clock digits to-end" href="#full-time">
      <span className="sr-only">Full time: </span>
      {score}/{outOf}
    </a>
  );
}
