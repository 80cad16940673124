import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/game-screen";
import { TitleBar } from "~/play/title-bar";
import { ballText, nextStage } from "./board-texts";
import type { KeepyPuzzle } from "./garden";
import { GardenPicture } from "./garden-picture";
import { Gusts } from "./gusts";
import { PartButtons } from "./part-buttons";
import type { KeepyState, Touch } from "./rules";
import { useTouchKeys } from "./use-touch-keys";

export { sealedPlay } from "~/play/sealed-play";

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
        className={`keepy ${end ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        <div className="keepy-head">
          <p>
            Touches <span className="board digits">{log.length}</span>
          </p>
          <p>
            Wobbles <b>{wobbles}</b> of 3
          </p>
          {!end && <p className="keepy-stage">{nextStage(props.puzzle, log.length)}</p>}
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
