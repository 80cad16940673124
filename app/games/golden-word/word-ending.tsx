import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { triesText } from "./facts";
import { type GoldenPuzzle, type GoldenState, goldenWord } from "./rules";

/** Golden Word at full time. */
export default function WordEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<GoldenPuzzle, GoldenState>) {
  if (place === "report") return null;
  return (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={triesText(verdict)}
      squares={goldenWord.squares(state)}
    />
  );
}
