import type { Fact } from "~/play/rules/playing";
import { MAX_STARS, SHIRTS, STARS_TO_WIN, SUSPECTS } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: SHIRTS, label: "shirts" },
  { value: SUSPECTS, label: "names each" },
  { value: `${STARS_TO_WIN}+`, label: `of ${SHIRTS * MAX_STARS} stars win` },
];

/** The introduction on the start screen. */
export const lead =
  "Nine shirts without a badge, four names for each: one is right. Named on sight, a shirt earns three stars. A look at its file of clues costs one.";
