/** A score as a ticket has it: its first word large, the others beside it or below. */
type ScoreParts = {
  main: string;
  unit: string;
  /** What `main` has room for on a narrow stub. */
  size: "large" | "medium" | "small";
};

/**
 * Parts a title's score, so that it stands without a break.
 *
 * @param score "4/5", "53 touches", "lost, 7 scored"
 */
export function scoreParts(score: string): ScoreParts {
  const [main = "", unit = ""] = score.split(/,? (.*)/);
  const size = main.length <= 3 ? "large" : main.length <= 5 ? "medium" : "small";
  return { main, unit, size };
}
