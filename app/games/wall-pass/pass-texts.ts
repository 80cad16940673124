import { isLost, ONE_TWO, type WallState } from "./rules";

/** How a board reads after its latest pass, or before the first. */
export function lineOn({ passes, at, run, score }: WallState): string {
  const last = passes.at(-1);
  if (!last) return `Press a lit brick to score: its box is your next place. You stand on ${at}.`;
  const { to, number, points } = last;
  if (isLost(to)) return `Lost ball! Go again from ${at}.`;
  if (number === 0) return `Bare brick: nothing hit. You stand on ${at}.`;
  const hit = `${number} hit${points > number ? ", twice" : ""}: +${points}.`;
  const isFifth = run === ONE_TWO && points === number;
  return isFifth
    ? `${hit} One-two! All counts double now. You stand on ${at}.`
    : `${hit} You stand on ${at}. Score ${score}.`;
}
