import { useNavigate, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { Choices } from "~/games/questions/choices";
import { spoken } from "~/games/questions/question";
import { useFocusOnChange } from "~/games/questions/use-focus-on-change";
import { useQuestionKeys } from "~/games/questions/use-question-keys";
import type { BoardProps as EngineProps } from "~/play/game-screen";
import { PlayBar } from "~/play/play-bar";
import { PlayLink } from "~/play/play-link";
import { TitleBar } from "~/play/title-bar";
import { Bench } from "./bench";
import { dailyView, endAddress, stepAddress } from "./daily-view";
import { Lamps } from "./lamps";
import { Prompt } from "./prompt";
import { Reason } from "./reason";
import { type DailyMove, type DailyPuzzle, type DailyState, SUBSTITUTION } from "./rules";
import { themeNames } from "./texts";
import { QUESTION_COUNT } from "./theme";

export { sealedPlay } from "~/play/sealed-play";

type BoardProps = EngineProps<DailyPuzzle, DailyMove, DailyState>;

/** The board: a question, or at the end the bar alone. */
export function DailyBoard(props: BoardProps) {
  const [search] = useSearchParams();
  const { place, isEnd } = dailyView(props.attempt, search);
  if (isEnd) return <TitleBar title="Daily Quiz" attempt={props.attempt} />;
  return <QuestionBoard board={props} place={place} />;
}

/** One question, open or answered: then with the reason, and the way on. */
function QuestionBoard({ board, place }: { board: BoardProps; place: number }) {
  const { action, attempt, formFields, onMove, puzzle, state } = board;
  const { answers, benchPlace, lineUp } = state;
  const question = puzzle.questions[lineUp[place] ?? -1];
  const answer = answers[place];
  const heading = useFocusOnChange<HTMLHeadingElement>(question?.id);
  const next = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const isLast = place === QUESTION_COUNT - 1;
  const nextTo = isLast ? endAddress(board) : stepAddress(board, place + 1);
  const go = (to: string) => navigate(to, { replace: true, preventScrollReset: true });

  const choose = (choice: number) => {
    if (answer) return;
    // An address without a step shows the end as soon as there is one.
    if (isLast) go(stepAddress(board, place));
    onMove(choice);
    // The pressed button is about to give way to a locked choice: the focus goes to what comes next.
    requestAnimationFrame(() => next.current?.focus());
  };
  const substitute = () => !answer && benchPlace === null && onMove(SUBSTITUTION);
  useQuestionKeys({
    onChoice: choose,
    onNext: () => answer && go(nextTo),
    onOther: (key) => key === "s" && substitute(),
  });
  if (!question) return null;
  return (
    <>
      <div className="daily-head pitch">
        <PlayBar isFriendly={attempt.isFriendly}>
          <p className="daily-theme">{themeNames[puzzle.theme]}</p>
          <p className="daily-progress digits">
            {place + 1} / {QUESTION_COUNT}
          </p>
        </PlayBar>
        <Lamps answers={answers} benchPlace={benchPlace} current={place} />
      </div>
      <Prompt ref={heading} question={question} place={place} isFromBench={place === benchPlace} />
      <Choices key={question.id} {...{ action, formFields, question, answer }} onChoose={choose} />
      <p className="sr-only" role="status">
        {answer &&
          `${spoken(question.choices[answer.solution.correctIndex], answer.isRight)} ${answer.solution.fact}`}
      </p>
      {answer ? (
        <>
          <Reason questionId={question.id} answer={answer} />
          <div className="daily-next">
            <PlayLink ref={next} to={nextTo} variant="primary">
              {isLast ? "See results" : "Next"}
            </PlayLink>
          </div>
        </>
      ) : (
        <Bench {...{ action, formFields, benchPlace }} onSubstitute={substitute} />
      )}
    </>
  );
}
