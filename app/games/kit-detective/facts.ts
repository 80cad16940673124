import type { Fact } from "~/play/rules/playing";
import { SHIRTS, STARS_TO_WIN, SUSPECTS } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: SHIRTS, label: "shirts" },
  { value: SUSPECTS, label: "nations each" },
  { value: STARS_TO_WIN, label: "stars to win" },
];

/** The introduction on the start screen. */
export const lead =
  "Nine shirts without a badge. Whose are they? Named on sight, a shirt earns three stars. A look at its file of clues costs one.";
