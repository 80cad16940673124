import { chanceOf, type Draft } from "../../../../scripts/editions/draft";
import { gardenProblems } from "../check/check";

const MAX_SEED = 0xffffffff;

/** A garden whose weather is drawn until it can be won; nothing is left to fill in. */
export const draft: Draft = ({ date }) => {
  const chance = chanceOf(date);
  const id = `own-${date}`;
  let seed = 0;
  do seed = Math.floor(chance() * MAX_SEED);
  while (gardenProblems([{ id, seed }]).length > 0);
  return { editions: [{ id, seed }] };
};
