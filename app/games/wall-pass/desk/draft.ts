import { chanceOf, type Draft } from "../../../../scripts/editions/draft";
import { streetProblems } from "../check/check";
import { lineText } from "../line";
import { bestLine } from "../solver.server";
import { MAX_SEED, streetOf } from "../street";

/** A street that is drawn until the promises are kept; nothing is left to fill in. */
export const draft: Draft = ({ date }) => {
  const chance = chanceOf(date);
  let seed = 0;
  do seed = 1 + Math.floor(chance() * MAX_SEED);
  while (streetProblems([streetWith(seed)]).length > 0);
  return { editions: [{ seed }] };
};

function streetWith(seed: number) {
  const { par, line } = bestLine(streetOf(seed));
  return { seed, par, line: lineText(line) };
}
