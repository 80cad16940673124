import type { Shot } from "./shot";

/** Kicks as squares: green for a goal. */
export const squaresRow = (shots: readonly Pick<Shot, "outcome">[]): string =>
  shots.map(({ outcome }) => (outcome === "goal" ? "🟩" : "🟥")).join("");
