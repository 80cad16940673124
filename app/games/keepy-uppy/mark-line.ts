import type { Verdict } from "~/play/rules/game";
import type { KeepyState } from "./rules";

/** What a result is measured by; null when the garden was taken back. */
export function markLine(
  { end, toWin }: Pick<KeepyState, "end" | "toWin">,
  { score, outOf }: Pick<Verdict, "score" | "outOf">,
): string | null {
  if (outOf === 0) return null;
  const mark = `The garden mark: ${outOf}.`;
  if (end === "caught" && toWin > 0) return `${toWin} short of a win. ${mark}`;
  return score === outOf ? `${mark} And that is you.` : mark;
}
