import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { ballText, nextStage, nextStageAt } from "./board-texts";
import type { KeepyPuzzle } from "./garden";
import { GardenPicture } from "./garden-picture";
import { Gusts } from "./gusts";
import { PartButtons } from "./part-buttons";
import type { KeepyState, Touch } from "./rules";
import { useTouchKeys } from "./use-touch-keys";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A double tap is one touch: the same part twice would wobble. */
const BOUNCE_MS = 220;

/** The board: the garden with the ball and where each part would send it, the wind, and the touches. */
export function KeepyBoard(props: BoardProps<KeepyPuzzle, Touch, KeepyState>) {
  const { state, onMove } = props;
  const { log, wobbles, end } = state;
  const touchedAt = useRef(-BOUNCE_MS);
  useTouchKeys();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (event.timeStamp < touchedAt.current + BOUNCE_MS) return;
    touchedAt.current = event.timeStamp;
    const { submitter } = event.nativeEvent as SubmitEvent;
    onMove((submitter as HTMLButtonElement).value as Touch);
  };
  return (
    <>
      <TitleBar title="Keepy-Uppy" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`stage keepy ${end ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        <div className="tally">
          <p>
            <span className="eyebrow">Touches</span> <strong>{log.length}</strong>
          </p>
          <p>
            <span className="eyebrow">Wobbles</span>{" "}
            <span className="tally-lamps" aria-hidden="true">
              {[0, 1, 2].map((lamp) => (
                <i key={lamp} className={lamp < wobbles ? "is-on" : ""} />
              ))}
            </span>
            <span className="sr-only">{wobbles} of 3</span>
          </p>
          {!end && <NextStage puzzle={props.puzzle} count={log.length} />}
        </div>
        {!end && <Gusts gusts={state.gusts} />}
        <GardenPicture state={state} />
        {!end && (
          <>
            <PartButtons options={state.options} />
            <CatchButton state={state} />
            {props.formFields}
          </>
        )}
        <p className="sr-only" role="status">
          {!end && `Touches: ${log.length}, wobbles: ${wobbles}. The ball: ${ballText(state.ball)}`}
        </p>
      </form>
    </>
  );
}

/** What the next ten touches bring. */
const NextStage = ({ puzzle, count }: { puzzle: KeepyPuzzle; count: number }) => (
  <p>
    <span className="eyebrow">At {nextStageAt(count)}</span>{" "}
    <span className="keepy-change">{nextStage(puzzle, count)}</span>
  </p>
);

/** Banks the touches, where hands reach the ball. */
const CatchButton = ({ state: { log, canCatch, toWin } }: { state: KeepyState }) => (
  <button
    type="submit"
    name="touch"
    value="b"
    id="keepy-b"
    className="button keepy-catch"
    disabled={!canCatch}
  >
    Catch it{" "}
    <small>
      {canCatch ? (toWin ? `${toWin} short of a win` : `win with ${log.length}`) : "out of reach"}
    </small>
  </button>
);
