import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/look/ui/icon";
import type { BoardProps as EngineProps } from "~/play/game-screen";
import { PlayBar } from "~/play/play-bar";
import { type Clock, useTicking } from "~/play/use-clock";
import { ClueButtons, ClueFields } from "./clues";
import { ClueBar, Keyboard } from "./controls";
import { type CrossbarPuzzle, type CrossbarState, MAX_CHECKS, SHOW } from "./rules";
import { SquareGrid } from "./square-grid";
import { checkText, timeText } from "./texts";
import { useKeys } from "./use-keys";
import { type Typing, useTyping } from "./use-typing";

export { sealedPlay } from "~/play/sealed-play";

type BoardProps = EngineProps<CrossbarPuzzle, string, CrossbarState>;

const PROBLEM_ID = "crossbar-problem";

/** The board: a grid between goalposts, the clue in hand, the keys, and all clues. */
export function CrossbarBoard(props: BoardProps) {
  const { state, attempt, formFields, action } = props;
  const isLive = useHydrated();
  const typing = useTyping(state, attempt.id);
  const { problem, onSubmit } = useChecks(props, typing);
  const { checks, lastWrong, ending } = state;
  const isPlaying = isLive && ending === null;
  useTop(typing.form, isLive);
  useKeys(typing, isPlaying);
  const all = ending ? { ...typing, letters: ending.letters } : typing;
  return (
    <>
      <Bar {...props} />
      <form
        ref={typing.form}
        method="post"
        action={action}
        className={`crossbar ${isPlaying ? "is-live" : ""} ${ending ? "is-over" : ""}`}
        noValidate={isLive}
        onSubmit={onSubmit}
      >
        {formFields}
        <Goal isHit={lastWrong > 0} isOver={ending !== null} check={checks}>
          <SquareGrid
            letters={all.letters}
            right={all.right}
            wrong={all.wrong}
            isOver={ending !== null}
            typing={isPlaying ? typing : null}
          />
        </Goal>
        {!ending && (
          <>
            {isLive ? (
              <LiveControls clues={state.clues} typing={typing}>
                <Message problem={problem} state={state} />
              </LiveControls>
            ) : (
              <div className="crossbar-form">
                <Message problem={problem} state={state} />
                <ClueFields state={state} typed={props.typed} problemId={PROBLEM_ID} />
                <button type="submit" className="button button-chalk">
                  Check
                </button>
              </div>
            )}
            <GiveUp />
          </>
        )}
      </form>
    </>
  );
}

/** What a form without script does, done here: a check of all letters, or giving up. */
function useChecks({ problem, isBusy, onMove }: BoardProps, { letters }: Typing) {
  const [sent, setSent] = useState(letters);
  return {
    // The problem disappears with the next letter, so that an equal one is announced again.
    problem: letters === sent && !isBusy ? problem : null,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      setSent(letters);
      onMove(submitter?.getAttribute("name") === SHOW ? SHOW : letters);
    },
  };
}

/** Shows the whole board where it comes without a page load, from the start screen scrolled down to its button. */
function useTop(form: RefObject<HTMLFormElement>, isLive: boolean): void {
  const isStarted = useRef(isLive).current;
  useEffect(() => {
    if (isStarted) form.current?.closest("main")?.scrollIntoView();
  }, [form, isStarted]);
}

function Bar({ attempt, state, verdict, clock, elapsed }: BoardProps) {
  return (
    <PlayBar isFriendly={attempt.isFriendly}>
      <h1 className="play-title">
        Crossbar <span className="muted digits">No. {attempt.edition}</span>
      </h1>
      {state.isTimed && (
        <p className="board clock digits" role="timer" aria-label="Time played">
          {verdict ? timeText(verdict.elapsed) : <RunningTime clock={clock} first={elapsed} />}
        </p>
      )}
    </PlayBar>
  );
}

const RunningTime = ({ clock, first }: { clock: Clock; first: number }) => (
  <>{timeText(useTicking(clock, first))}</>
);

type GoalProps = { isHit: boolean; isOver: boolean; check: number; children: ReactNode };

/** Goalposts around the grid. A check with a wrong letter is off the bar, and the last letter goes in. */
function Goal({ isHit, isOver, check, children }: GoalProps) {
  const [checkAtFirst] = useState(check);
  const isNew = check > checkAtFirst;
  const look = isHit ? "is-hit" : isOver ? "is-in" : "";
  return (
    <div className={`crossbar-goal ${isNew ? `is-new ${look}` : ""}`}>
      <span key={check} className="crossbar-frame" aria-hidden="true">
        <Icon name="ball" />
      </span>
      {children}
    </div>
  );
}

type MessageProps = { problem: string | null; state: CrossbarState };

/** Why a check was refused, or else what the last one said. */
function Message({ problem, state: { checks, lastWrong } }: MessageProps) {
  return (
    <p
      id={PROBLEM_ID}
      className={`crossbar-message ${problem ? "is-problem" : ""}`}
      role={problem ? "alert" : "status"}
    >
      {problem ?? checkText(checks, lastWrong, MAX_CHECKS - checks)}
    </p>
  );
}

type LiveProps = { clues: readonly string[]; typing: Typing; children: ReactNode };

function LiveControls({ clues, typing, children }: LiveProps) {
  return (
    <>
      <div className="crossbar-hand">
        {children}
        <ClueBar clues={clues} typing={typing} />
        <Keyboard typing={typing} />
      </div>
      <ClueButtons clues={clues} typing={typing} />
    </>
  );
}

/** Folded away, because there is no way back from it. */
function GiveUp() {
  return (
    <details className="crossbar-give-up">
      <summary>Stuck?</summary>
      <p>This ends the game. The words you have found stay yours.</p>
      <button type="submit" name={SHOW} value="1" formNoValidate className="button button-chalk">
        Show me the answers
      </button>
    </details>
  );
}
