/** What a player has done with the current edition of a title, as lists show it. */
export type TitleState =
  | { name: "open" }
  /** Whether it is done for today, and rests until the next day. */
  | { name: "running"; rests?: true }
  /** The score as the title writes it; null if only the date is known. */
  | { name: "done"; score: string | null };

export const OPEN: TitleState = { name: "open" };

/** The label of a title's action: "Play", "Resume", the score, or "Done" without one. */
export function stateLabel(state: TitleState, playLabel = "Play"): string {
  if (state.name === "done") return state.score ?? "Done";
  if (state.name === "open") return playLabel;
  return state.rests ? "See it" : "Resume";
}
