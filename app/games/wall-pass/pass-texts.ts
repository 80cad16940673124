import { ONE_TWO, PASSES, type WallState } from "./rules";

/** How a board reads after its latest pass, or before the first: what was hit, and how far it is to a one-two. */
export function lineOn({ passes, run }: WallState): string {
  const last = passes.at(-1);
  if (!last) return "Pick how hard, then tap a lit brick.";
  const { number, points } = last;
  if (!number) return "Nothing hit: the row starts again.";
  const hit = `Hit the ${number}${points > number ? ", twice" : ""}: +${points}.`;
  const more = ONE_TWO - run;
  if (points > number || passes.length + more >= PASSES) return hit;
  if (more === 0) return `${hit} One-two! Now all count double until a miss.`;
  return more < 3
    ? `${hit} ${more} more to double all. A miss starts over.`
    : `${hit} ${more} more and all count double.`;
}
