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
  "Nine shirts without a badge. Whose are they? A shirt named on sight earns three stars. Opening its file costs one, and it has a new note every day.";
