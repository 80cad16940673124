import type { Verdict } from "~/play/rules/game";

/** How the board takes the end: not at all where nothing counted. */
export const howItEnded = (
  verdict: Pick<Verdict, "isWin" | "outOf">,
): "won" | "lost" | undefined => (verdict.outOf === 0 ? undefined : verdict.isWin ? "won" : "lost");
