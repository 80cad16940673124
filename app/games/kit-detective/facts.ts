import type { Fact } from "~/play/rules/playing";
import { MAX_STARS, SHIRTS, STARS_TO_WIN } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: `${STARS_TO_WIN}+`, label: `of ${SHIRTS * MAX_STARS} stars win` },
];

/** The introduction on the start screen. */
export const lead = `Nine shirts. For each, pick one of four nations.
Right at once wins 3 stars.
Opening its notes costs 1 star.
One wrong pick leaves 1, two none.
They can wait: 3 notes by Sunday.`;
