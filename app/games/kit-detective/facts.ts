import type { Fact } from "~/play/rules/playing";
import { MAX_STARS, SHIRTS, STARS_TO_WIN } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: `${STARS_TO_WIN}+`, label: `of ${SHIRTS * MAX_STARS} stars win` },
];

/** The introduction on the start screen. */
export const lead = `Nine shirts, four nations each.
3 stars on sight, fewer with help.`;

/** What it adds for the case of this week. */
export const leadNow = "Four shirts on Friday, then one a day to Wednesday.";
