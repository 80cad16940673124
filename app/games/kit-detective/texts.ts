import type { Verdict } from "~/play/rules/game";
import { MAX_STARS } from "./case";
import { rankAt } from "./ranks";

/** Capitalizes a text. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The days on which shirts come. */
export const DAYS = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"] as const;

/** Refusals of a move. None costs a star. */
export const refusals = {
  unknown: "That shirt is not on the rail.",
  named: "That shirt has its name already.",
  struck: "That nation is ruled out already. That cost you nothing.",
  read: "You have read that already. That cost you nothing.",
  notYet: "That note is not in the file yet.",
  comes: (day: number) => `That shirt comes on ${DAYS[day]}.`,
  noMove: "Choose a nation, or open the file.",
} as const;

/** The rules in a line, for newcomers. */
export const rulesLine = "Whose shirt? 3 stars at once, 2 with notes, 1 after a wrong pick.";

/** A sentence on the result that gives no nation away. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "No result: the week counts, and nobody lost.";
  if (score === outOf) return "Every shirt on sight. The kit room is yours.";
  if (score * 27 >= outOf * 25) return "Case closed, and not a thread loose.";
  if (score * 27 >= outOf * 20) return "Case closed, with a thread or two loose.";
  if (score * 2 > outOf) return "Case closed. A few threads hang loose.";
  if (score * 3 >= outOf) return "Close. The wardrobe keeps this one.";
  return "The wardrobe wins this week. Friday brings a new case.";
}

/** A sentence on a friend's result. */
export function sharedSentence({ score, outOf }: Pick<Verdict, "score" | "outOf">): string {
  if (outOf === 0) return "This case was taken back, so nobody lost.";
  if (score === outOf) return "A fan named every shirt on sight. Your turn.";
  const rank = rankAt(score, outOf);
  const done = rank ? `made ${rank}` : "left the case open";
  return `A fan ${done} with ${score} of ${outOf} stars. Your turn.`;
}

/** The stars of each shirt that counts, in the order of the rail, read from squares. */
export function starsAlong(squares: string): number[] {
  const rows = squares.split("\n").map((row) => Array.from(row));
  return (rows[0] ?? []).map((_, shirt) => rows.filter((row) => row[shirt] === "🟨").length);
}

/** Squares in words. */
export const starsInWords = (squares: string): string =>
  squares && `Stars along the rail: ${starsAlong(squares).join(", ")} of ${MAX_STARS} each.`;
