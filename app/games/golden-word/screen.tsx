import type { BoardProps, GameScreen } from "~/play/game-screen";
import { Board } from "./board";
import { lead, startOptions, triesText } from "./facts";
import { type GoldenAnswer, type GoldenPuzzle, type GoldenState, goldenWord } from "./rules";

/** Golden Word's part of the screen. */
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
