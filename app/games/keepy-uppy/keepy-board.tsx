import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/game-screen";
import { TitleBar } from "~/play/title-bar";
import { canCatch, type KeepyPuzzle, MAX_WOBBLES, MIN_WIN, optionsAt } from "./garden";
import { GardenPicture } from "./garden-picture";
import { Gusts } from "./gusts";
import { PartButtons } from "./part-buttons";
import type { KeepyState, Touch } from "./rules";
import { momentText, nextStage, wobblesText } from "./texts";
import { useTouchKeys } from "./use-touch-keys";

export { sealedPlay } from "~/play/sealed-play";

/** A double tap is one touch: the same part twice would wobble. */
const BOUNCE_MS = 220;

/** The board: the garden with the ball and where each part would send it, the wind, and the touches. */
export function KeepyBoard(props: BoardProps<KeepyPuzzle, Touch, KeepyState>) {
  const { puzzle, state, isBusy, onMove } = props;
  const { length } = state.log;
  const lengthAtFirst = useRef(length).current;
  const touchedAt = useRef(-BOUNCE_MS);
  useTouchKeys();
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const now = performance.now();
    if (isBusy || now < touchedAt.current + BOUNCE_MS) return;
    touchedAt.current = now;
    onMove(submitter.value as Touch);
  };
  const options = state.end ? [] : optionsAt(puzzle, state);
  return (
    <>
      <TitleBar title="Keepy-Uppy" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`keepy ${state.end ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        <div className="keepy-head">
          <p className="keepy-count">
            <span className="board digits">{length}</span> {length === 1 ? "touch" : "touches"}
          </p>
          <p className="keepy-wobbles">
            <span aria-hidden="true">
              {"●".repeat(state.wobbles)}
              {"○".repeat(MAX_WOBBLES - state.wobbles)}
            </span>{" "}
            {wobblesText(state.wobbles)}
          </p>
          {!state.end && <p className="keepy-stage">{nextStage(puzzle, length)}</p>}
        </div>
        {!state.end && <Gusts gusts={state.gusts} />}
        <GardenPicture puzzle={puzzle} state={state} options={options} />
        {!state.end && (
          <>
            <PartButtons puzzle={puzzle} options={options} />
            <CatchButton state={state} />
            {props.formFields}
          </>
        )}
        <p className="sr-only" role="status">
          {length > lengthAtFirst && momentText(state)}
        </p>
      </form>
    </>
  );
}

/** Banks the touches, where hands reach the ball. */
function CatchButton({ state }: { state: KeepyState }) {
  const { length } = state.log;
  const can = canCatch(state);
  const keeps = length < MIN_WIN ? `${MIN_WIN - length} short of a win` : `bank ${length}, and win`;
  return (
    <button type="submit" name="touch" value="b" className="button keepy-catch" disabled={!can}>
      Catch it <small>{can ? keeps : length ? "out of reach" : "after a touch"}</small>
    </button>
  );
}
