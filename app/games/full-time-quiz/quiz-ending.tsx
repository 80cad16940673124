import { clockText } from "~/play/clock-text";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import type { QuizPuzzle, QuizState } from "./rules";

/** The quiz at full time (spec, section 4: results modal). */
export default function QuizEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<QuizPuzzle, QuizState>) {
  if (place === "report") return null;
  const { correct, total, accuracy, elapsed } = state.results;
  return (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      isDialog
      score={
        <span className="score-pair">
          <span>{correct}</span>
          <span className="sr-only"> of </span>
          <span className="score-total">{total}</span>
        </span>
      }
      tiles={[
        { value: `${accuracy}%`, label: "accuracy" },
        { value: clockText(elapsed), label: "time" },
        { value: `${correct}/${total}`, label: "correct" },
      ]}
    />
  );
}
