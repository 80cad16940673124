import { toFillIn } from "~/play/editions/to-fill-in.server";
import { chanceOf, type Draft } from "../../../../scripts/editions/draft";
import { keeperProblems } from "../check/check";
import { keepers } from "../editions.server";

const MAX_SEED = 0xffffffff;

/** A keeper to be named, whose dice are drawn until the promises are kept. */
export const draft: Draft = ({ date }) => {
  const chance = chanceOf(date);
  const id = `own-${date}`;
  let seed = 0;
  do seed = Math.floor(chance() * MAX_SEED);
  while (keeperProblems([...keepers.slice(-3), { id, name: "Nobody", seed }]).length > 0);
  const name = toFillIn("the keeper's name, invented, 3 to 20 characters");
  return { editions: [{ id, name, seed }] };
};
