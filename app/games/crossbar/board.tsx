import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/look/ui/icon";
import { part } from "~/look/ui/part";
import { type Clock, useTicking } from "~/play/browser/use-clock";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { turned } from "./cursor";
import {
  type CrossbarAnswer,
  type CrossbarPuzzle,
  type CrossbarState,
  MAX_CHECKS,
  SHOW,
} from "./rules";
import type { SheetProps } from "./sheet";
import { SquareGrid } from "./square-grid";
import { checkText, timeText } from "./texts";
import { useKeys } from "./use-keys";
import { type Typing, useTyping } from "./use-typing";

export { sealedPlay } from "~/play/browser/sealed-play";

type BoardProps = EngineProps<CrossbarPuzzle, string, CrossbarState>;

const Sheet = part<SheetProps>("sheet", () => import("./sheet"));

/** Loads the board's HTML, which a page from the server has. */
export const loadSheet = (): Promise<void> | undefined =>
  import.meta.env.SSR || !document.querySelector(".crossbar") ? Sheet.load() : undefined;

/** The board: a grid between goalposts, the clue in hand, the keys, and all clues. */
export function CrossbarBoard(props: BoardProps) {
  const { state, verdict, attempt, formFields, action } = props;
  const { checks, lastWrong, ending } = state;
  const isLive = useHydrated() && !ending;
  const typing = useTyping(state, attempt.id);
  const { problem, onSubmit } = useChecks(props, typing);
  useKeys(typing, isLive);
  const letters = ending?.letters ?? typing.letters;
  const look = ending ? "is-over" : isLive ? "is-live" : "";
  return (
    <>
      <Bar {...props} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears its buttons, on which a key is a click. */}
      <form
        ref={typing.form}
        method="post"
        action={action}
        className={`crossbar ${look}`}
        data-clue={typing.slots.indexOf(typing.cursor.slot)}
        data-width={state.lattice.indexOf("/")}
        data-rows={state.lattice.split("/").length}
        noValidate={isLive}
        onSubmit={onSubmit}
        onMouseDown={keepFocus}
        onClick={(event) => press(event, typing)}
      >
        {formFields}
        {!ending && (
          <p className="crossbar-left">
            {typing.slots
              .map(({ at, cells }) => at + (cells.some((cell) => state.wrong[cell]) ? "☆" : "★"))
              .join(" ")}
          </p>
        )}
        <Goal look={`${verdict?.isWin ? "is-in" : ""} ${lastWrong ? "is-hit" : ""}`} check={checks}>
          <SquareGrid
            all={{ ...typing, letters }}
            isOver={ending !== null}
            typing={isLive ? typing : null}
          />
        </Goal>
        {!ending && (
          <>
            <p
              id="crossbar-problem"
              className={`crossbar-message ${problem ? "is-problem" : ""}`}
              role={problem ? "alert" : "status"}
            >
              {problem ?? checkText(checks, lastWrong, MAX_CHECKS - checks)}
            </p>
            <Sheet state={state} typed={props.typed} />
          </>
        )}
      </form>
    </>
  );
}

/** A press of a key, or in the clue bar, leaves the focus in the square. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest(".keys, .crossbar-bar")) event.preventDefault();
}

/** Does what a button of the sheet is for: a letter, a clue, the one so many after it, or the other direction. */
function press({ target }: MouseEvent, typing: Typing): void {
  const { slots, type, erase, goTo, cursor, setCursor } = typing;
  const { key, at, step } = (target as Element).closest("button")?.dataset ?? {};
  const slot = step
    ? slots.at((slots.indexOf(cursor.slot) + Number(step)) % slots.length)
    : slots[Number(at)];
  if (slot) goTo(slot);
  else if (key === "erase") erase();
  else if (key === "turn") setCursor(turned(slots, cursor));
  else if (key) type(key);
}

/** What a form without script does, done here: a check of all letters, or giving up. */
function useChecks({ problem, isBusy, onMove, answer }: BoardProps, { letters }: Typing) {
  const [sent, setSent] = useState(letters);
  // The last right letter is the end, without a press.
  useEffect(() => {
    if (letters === (answer as CrossbarAnswer | undefined)?.letters) onMove(letters);
  });
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

function Bar({ attempt, state, verdict, clock, elapsed }: BoardProps) {
  return (
    <TitleBar title="Crossbar" attempt={attempt}>
      {state.isTimed && (
        <p className="board clock digits" role="timer" aria-label="Time played">
          {verdict ? timeText(verdict.elapsed) : <RunningTime clock={clock} first={elapsed} />}
        </p>
      )}
    </TitleBar>
  );
}

const RunningTime = ({ clock, first }: { clock: Clock; first: number }) => (
  <>{timeText(useTicking(clock, first))}</>
);

type GoalProps = { look: string; check: number; children: ReactNode };

/** Goalposts around the grid. A check with a wrong letter is off the bar, and the last letter goes in. */
function Goal({ look, check, children }: GoalProps) {
  const [checkAtFirst] = useState(check);
  return (
    <div className={`crossbar-goal ${look} ${check > checkAtFirst ? "is-new" : ""}`}>
      <span key={check} className="crossbar-frame" aria-hidden="true">
        <Icon name="ball" />
      </span>
      {children}
    </div>
  );
}
