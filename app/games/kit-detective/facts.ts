import type { Fact } from "~/play/rules/playing";
import { MAX_STARS, SHIRTS, STARS_TO_WIN } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: `${STARS_TO_WIN}+`, label: `of ${SHIRTS * MAX_STARS} stars win` },
];

/** The introduction on the start screen. */
export const lead = `Nine shirts, four nations each.
Name the nation: 3 stars.
Open its file first: 2, then 1.
A wrong nation leaves 1.
With 1 left it ends the shirt.`;
