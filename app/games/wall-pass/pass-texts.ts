import { ONE_TWO, type WallState } from "./rules";

/** How a board reads after its latest pass; null before the first. */
export function lineOn({ passes, at, run }: WallState): string | null {
  const last = passes.at(-1);
  if (!last) return null;
  const { number, points } = last;
  const hit = `${number} hit${points > number ? ", twice" : ""}: +${points}.`;
  const isFifth = run === ONE_TWO && points === number;
  const news = isFifth ? `${hit} One-two! All counts double now.` : number ? hit : "Nothing hit.";
  return `${news} You stand on ${at}.`;
}
