import { answerRow } from "~/games/questions/answer-row";
import { AfterTheEnd } from "~/play/after-the-end";
import { clockText } from "~/play/clock-text";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import type { QuizPuzzle, QuizState } from "./rules";
import { scoreLine } from "./score-line";

type QuizEndingProps = EndingProps<QuizPuzzle, QuizState>;

/** The quiz at full time (spec, section 4: results modal). */
export default function QuizEnding(props: QuizEndingProps) {
  if (props.place === "report") {
    return (
      <AfterTheEnd playing={props.playing} verdict={props.verdict}>
        <MatchReport rows={reportOf(props)} />
      </AfterTheEnd>
    );
  }
  const { playing, verdict } = props;
  const { correct, total, accuracy, elapsed } = props.state.results;
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
      line={scoreLine(correct, total)}
      tiles={[
        { value: `${accuracy}%`, label: "accuracy" },
        { value: clockText(elapsed), label: "time" },
        { value: `${correct}/${total}`, label: "correct" },
      ]}
    />
  );
}

const reportOf = ({ playing, state }: QuizEndingProps): ReportRow[] =>
  playing.puzzle.questions.flatMap((question, index) => {
    const answered = state.answers[index];
    return answered ? [answerRow(question, answered)] : [];
  });
