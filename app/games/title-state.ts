/** What a player has done with the current edition of a title, as lists show it. */
export type TitleState =
  | { name: "open" }
  | { name: "running" }
  /** The score as the title writes it; null if only the date is known. */
  | { name: "done"; score: string | null };

export const OPEN: TitleState = { name: "open" };

/** The label of a title's action: "Play", "Resume", the score, or "Done" without one. */
export function stateLabel(state: TitleState, playLabel = "Play"): string {
  if (state.name === "done") return state.score ?? "Done";
  return state.name === "running" ? "Resume" : playLabel;
}
