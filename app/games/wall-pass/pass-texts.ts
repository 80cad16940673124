import { winningScore } from "./par";
import { ONE_TWO, PASSES, type WallState } from "./rules";

/** How a board reads after its latest pass, or before the first: what was hit, and how far it is to a one-two. */
export function lineOn({ passes, run, score, par }: WallState): string {
  const last = passes.at(-1);
  if (!last) return "Hit the numbers. You play on from where the ball lands.";
  const { number, points } = last;
  if (!number) return "Nothing hit: the row starts again.";
  const hit = `${points > number ? `${number} doubled` : `Hit the ${number}`}: +${points}.`;
  const toWin = winningScore(par) - score;
  if (toWin <= 0 && toWin + points > 0) return `That wins! ${hit}`;
  const more = ONE_TWO - run;
  if (points > number || passes.length + more >= PASSES) return hit;
  if (more === 0) return `${hit} One-two! Now hits count double until a miss.`;
  const then = `${hit} ${more} more, then hits count double.`;
  return more < 3 ? `${then} A miss starts over.` : then;
}
