import type { Fact } from "~/play/playing";
import { MAX_STARS, SHIRTS, SUSPECTS } from "./case";

/** The facts of every case on the start screen. */
export const facts: readonly Fact[] = [
  { value: SHIRTS, label: "shirts" },
  { value: SUSPECTS, label: "nations each" },
  { value: SHIRTS * MAX_STARS, label: "stars" },
];

/** The introduction on the start screen. */
export const lead =
  "Nine shirts without a badge. Whose are they? Three stars on sight, fewer with the file, which has a new note every day.";
