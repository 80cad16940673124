import type { BoardProps, GameScreen } from "~/play/game-screen";
import { Board } from "./board";
import { lead, startOptions, triesText } from "./facts";
import { type GoldenAnswer, type GoldenPuzzle, type GoldenState, goldenWord } from "./rules";

/** What Golden Word draws of itself. */
export const goldenWordScreen: GameScreen<GoldenPuzzle, GoldenAnswer, string, GoldenState> = {
  rules: goldenWord,
  title: "Golden Word",
  lead,
  options: startOptions,
  showsProblems: true,
  Board: GoldenBoard,
  scoreText: triesText,
};

function GoldenBoard({ typed, ...props }: BoardProps<GoldenPuzzle, string, GoldenState>) {
  return <Board {...props} typed={typed.word ?? ""} />;
}
