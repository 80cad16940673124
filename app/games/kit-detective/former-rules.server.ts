import type { Game } from "~/play/rules/game";
import { type KitAnswer, type KitPuzzle, type KitState, MAX_STARS } from "./case";
import { kitDetective, play } from "./rules";

type KitRules = Game<KitPuzzle, KitAnswer, number, KitState>;

/** The rules by which all nine shirts hung from Friday on. */
export const secondRules: KitRules = {
  ...kitDetective,
  version: 2,
  play: (...log) => ({ ...kitDetective.play(...log), isWhole: true }),
};

/** The rules of the title's first days: a wrong nation cost two stars, so that with the file open the first one ended the shirt. */
export const firstRules: KitRules = {
  ...kitDetective,
  version: 1,
  play: (puzzle, answer, moves) => ({
    ...play(MAX_STARS, puzzle, answer, moves),
    isWhole: true,
    rulesLine: "Three stars on sight. The file costs one, a wrong nation two.",
  }),
};
