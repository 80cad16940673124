import { useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { Choices } from "~/games/questions/choices";
import { spoken } from "~/games/questions/question";
import { useFocusOnChange } from "~/games/questions/use-focus-on-change";
import { useQuestionKeys } from "~/games/questions/use-question-keys";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { PlayBar } from "~/play/screen/play-bar";
import { PlayLink } from "~/play/screen/play-link";
import { Bench, Swap } from "./bench";
import { dailyView, endAddress, stepAddress } from "./daily-view";
import { LampRow } from "./lamp-row";
import { Reason } from "./reason";
import { type DailyMove, type DailyPuzzle, type DailyState, SUBSTITUTION } from "./rules";
import { goal } from "./texts";
import { QUESTION_COUNT } from "./theme";
import { unbroken } from "./unbroken";

export { sealedPlay } from "~/play/browser/sealed-play";

type BoardProps = EngineProps<DailyPuzzle, DailyMove, DailyState>;

/** The board: a question, or at the end the bar alone. */
export function DailyBoard(props: BoardProps) {
  const [search] = useSearchParams();
  const { place, isEnd } = dailyView(props.attempt, search);
  if (isEnd) {
    return (
      <PlayBar isFriendly={props.attempt.isFriendly}>
        <h1 className="play-title">
          Daily Quiz <span className="muted">{props.puzzle.theme}</span>
        </h1>
      </PlayBar>
    );
  }
  return <QuestionBoard board={props} place={place} />;
}

/** One question, open or answered: then with the reason, and the way on. */
function QuestionBoard({ board, place }: { board: BoardProps; place: number }) {
  const { action, attempt, formFields, onMove, puzzle, state } = board;
  const { answers, benchPlace, lineUp } = state;
  const question = puzzle.questions[lineUp[place] ?? -1];
  const answer = answers[place];
  const heading = useFocusOnChange<HTMLHeadingElement>(question?.prompt);
  const next = useRef<HTMLAnchorElement>(null);
  // The page may begin with any question, before its font is there.
  const placeAtFirst = useRef(place).current;
  const isLast = place === QUESTION_COUNT - 1;
  const nextTo = isLast ? endAddress(board) : stepAddress(board, place + 1);

  const choose = (choice: number) => {
    if (answer) return;
    onMove(choice);
    // The pressed button is about to give way to a locked choice: the focus goes to what comes next.
    requestAnimationFrame(() => next.current?.focus());
  };
  const substitute = () => answer || onMove(SUBSTITUTION);
  useQuestionKeys({
    onChoice: choose,
    onNext: () => next.current?.click(),
    onOther: (key) => key === "s" && substitute(),
  });
  if (!question) return null;
  return (
    <>
      <div className="daily-head pitch">
        <PlayBar isFriendly={attempt.isFriendly}>
          <p className="daily-theme">{puzzle.theme}</p>
          <p className="digits">
            {place + 1} / {QUESTION_COUNT}
          </p>
        </PlayBar>
        <LampRow {...{ answers, lineUp }} current={place} />
      </div>
      <h1
        ref={heading}
        key={question.prompt}
        tabIndex={-1}
        className="daily-question"
        data-first={place === placeAtFirst || undefined}
      >
        {place === benchPlace && <Swap place={place} />}
        {unbroken(question.prompt)}
      </h1>
      <Choices
        key={lineUp[place]}
        {...{ action, formFields, question, answer }}
        onChoose={choose}
      />
      <p className="sr-only" role="status">
        {answer &&
          `${spoken(question.choices[answer.solution.correctIndex], answer.isRight)} ${answer.solution.fact}`}
      </p>
      {answer ? (
        <>
          <Reason answer={answer} />
          <div className="daily-next">
            <PlayLink ref={next} to={nextTo} variant="primary">
              {isLast ? "See results" : "Next"}
            </PlayLink>
          </div>
        </>
      ) : (
        <>
          <Bench
            {...{ action, formFields }}
            isUsed={benchPlace !== null}
            onSubstitute={substitute}
          />
          {place === 0 && <p className="muted">{goal}</p>}
        </>
      )}
    </>
  );
}
