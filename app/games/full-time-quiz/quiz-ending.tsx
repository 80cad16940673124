import { GivenAnswer } from "~/games/questions/given-answer";
import { paths } from "~/paths";
import { clockText } from "~/play/rules/clock-text";
import { rightText } from "~/play/rules/crowd-texts";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { Pace } from "./pace";
import { friendlyMessage, hidesCrowd, highlightMessage, ownLine } from "./results-texts";
import type { QuizPuzzle, QuizState } from "./rules";
import { scoreLine } from "./score-line";
import { StreakTiles } from "./streak-tiles";

type QuizEndingProps = EndingProps<QuizPuzzle, QuizState>;

/** The quiz at full time. */
export default function QuizEnding(props: QuizEndingProps) {
  if (props.place === "report") {
    return (
      <AfterTheEnd
        playing={props.playing}
        streak={<StreakTiles playing={props.playing} isWin={props.verdict.isWin} />}
      >
        <MatchReport rows={reportOf(props)} reportLabel="Report a question" />
      </AfterTheEnd>
    );
  }
  const { playing, state, verdict } = props;
  const { answers, results } = state;
  const { correct, total, accuracy, elapsed } = results;
  const { attempt, crowd, streak } = playing;
  const highlight = highlightMessage(results, crowd);
  const line = scoreLine(correct, total);
  const own = attempt.isFriendly ? null : ownLine(results, streak?.bestBefore);
  return (
    <>
      <FullTimeBoard
        playing={hidesCrowd(results, crowd) ? { ...playing, crowd: null } : playing}
        verdict={verdict}
        isDialog
        headline={line ?? highlight}
        score={
          <span className="score-pair">
            <span>{correct}</span>
            <span className="sr-only"> of </span>
            <span className="score-total">{total}</span>
          </span>
        }
        line={line && (attempt.isFriendly ? friendlyMessage : highlight)}
      />
      <Pace answers={answers} moves={attempt.moves} />
      <p className="pace-sum">
        <span>
          <b className="digits">{clockText(elapsed)}</b> time
        </span>
        <span>
          <b className="digits">{accuracy}%</b> accuracy
        </span>
        {own && <strong>{own}</strong>}
      </p>
    </>
  );
}

function reportOf({ playing, state }: QuizEndingProps): ReportRow[] {
  return playing.puzzle.questions.flatMap(({ prompt, choices }, index): ReportRow[] => {
    const answered = state.answers[index];
    if (!answered) return [];
    const { isRight, isVoid, choice, solution } = answered;
    const answer = { isRight, given: choices[choice], right: choices[solution.correctIndex] };
    return [
      {
        id: solution.id,
        isRight: isVoid ? null : isRight,
        mark: isVoid ? "Taken back" : isRight ? "Correct" : "Incorrect",
        crowd: isVoid ? null : rightText(playing.crowd, index, "knew it"),
        heading: prompt,
        answer: !isVoid && <GivenAnswer {...answer} />,
        fact: solution.fact,
        source: solution.source,
        reportHref: paths.report("question", solution.id),
      },
    ];
  });
}
