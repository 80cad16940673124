import type { Fact } from "~/play/rules/playing";
import { MAX_STARS, SHIRTS, STARS_TO_WIN } from "./case";
import { rulesLine } from "./texts";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: `${STARS_TO_WIN}+`, label: `of ${SHIRTS * MAX_STARS} stars win` },
];

/** The introduction on the start screen. */
export const lead = `Nine shirts of national teams, four nations for each. ${rulesLine} A second one ends the shirt.`;
