/** A score as a ticket's stub has it: its first word large, the others in a line below. */
export type StubScore = { main: string; unit: string; size: "large" | "medium" | "small" };

/**
 * Parts a title's score, so that it stands on a stub without a break.
 *
 * @param score "4/5", "53 touches", "lost, 7 of 9"
 */
export function stubScore(score: string): StubScore {
  const [main = "", unit = ""] = score.split(/,? (.*)/);
  const size = main.length <= 3 ? "large" : main.length <= 5 ? "medium" : "small";
  return { main, unit, size };
}
