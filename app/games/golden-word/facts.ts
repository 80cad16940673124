import type { Verdict } from "~/play/rules/game";
import { type GoldenPuzzle, HARD } from "./rules";
import { MAX_TRIES } from "./word";

/** A number for a tile, and its label. */
type Fact = { value: string; label: string };

/** The facts of an edition on the start screen. */
export const facts = ({ length }: GoldenPuzzle): Fact[] => [
  { value: String(length), label: "letters" },
  { value: String(MAX_TRIES), label: "tries" },
];

/** The number of tries as players write it: "3/6", or "X/6" for a loss; a voided word has none. */
export const triesText = ({ isWin, score, outOf }: Pick<Verdict, "isWin" | "score" | "outOf">) =>
  outOf === 0 ? "Void" : `${isWin ? outOf + 1 - score : "X"}/${outOf}`;

/** The options on the start screen. */
export const startOptions = [
  {
    value: HARD,
    label: "Hard mode",
    hint: "Use every letter you have found.",
  },
] as const;

/** The introduction on the start screen. */
export const lead = "One football word, six tries. It is never a name.";
