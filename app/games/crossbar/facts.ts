import { WORD_COUNT } from "./grid";
import { MAX_CHECKS, UNTIMED } from "./rules";

/** The numbers on the start screen: the same for every grid. */
export const facts = () => [
  { value: WORD_COUNT, label: "words" },
  { value: MAX_CHECKS, label: "checks" },
];

/** The options on the start screen. */
export const startOptions = [
  {
    value: UNTIMED,
    label: "Keep the time to yourself",
    hint: "No clock, and no time at the end.",
  },
] as const;

/** The introduction on the start screen. */
export const lead =
  "Six football words that cross, and a star for each solved without help. The clock runs until the grid is full.";
