import type { Fact } from "~/play/rules/playing";
import { GROUP_COUNT, WORD_COUNT } from "./words";

/** The facts of every edition on the start screen. */
export const facts: readonly Fact[] = [
  { value: WORD_COUNT, label: "words" },
  { value: GROUP_COUNT, label: "groups" },
];

/** The introduction on the start screen. */
export const lead =
  "Four groups of four hide in sixteen words. Three mistakes are yellow cards, the fourth is red.";
