import { ONE_TWO, type WallState } from "./rules";

/** How a board reads after its latest pass, or before the first. */
export function lineOn({ passes, run }: WallState): string {
  const last = passes.at(-1);
  if (!last) return "Tap a lit brick to pass.";
  const { number, points } = last;
  const hit = `${number} hit${points > number ? ", twice" : ""}: +${points}.`;
  const isFifth = run === ONE_TWO && points === number;
  if (isFifth) return `${hit} One-two! All counts double now.`;
  return number ? hit : "Nothing hit: the row starts again.";
}
