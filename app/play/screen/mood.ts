import type { Verdict } from "~/play/rules/game";

/** The face of a player at the end: half of what there was to get is level, and so is what nothing counted in. */
export function moodOf({
  isWin,
  score,
  outOf,
}: Pick<Verdict, "isWin" | "score" | "outOf">): "won" | "lost" | "level" {
  if (isWin && outOf > 0) return "won";
  return score * 2 >= outOf ? "level" : "lost";
}
