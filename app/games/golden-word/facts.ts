import type { Verdict } from "~/play/game";
import { type GoldenPuzzle, HARD } from "./rules";
import { MAX_TRIES } from "./word";

/** A number on a tile and what it counts. */
type Fact = { value: string; label: string };

/** What the start says of the edition. */
export const facts = ({ length }: GoldenPuzzle): Fact[] => [
  { value: String(length), label: "letters" },
  { value: String(MAX_TRIES), label: "tries" },
  { value: "1", label: "word" },
];

/** How many tries it took, as players write it: "3/6", "X/6" for a word that got away. */
export const triesText = ({ isWin, score, outOf }: Pick<Verdict, "isWin" | "score" | "outOf">) =>
  `${isWin ? outOf + 1 - score : "X"}/${outOf}`;

/** What may be chosen at the start. */
export const startOptions = [
  {
    value: HARD,
    label: "Hard mode",
    hint: "What gold and chalk have shown has to be used in every word.",
  },
] as const;

/** What the start says before the first whistle. */
export const lead = "One football word, six tries. It is never a name.";
