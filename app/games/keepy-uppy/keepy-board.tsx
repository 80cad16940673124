import type { FormEvent } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { columns, cryOf, gustText, names, nextStage, nextStageAt, placeText } from "./board-texts";
import type { KeepyPuzzle } from "./garden";
import { Gusts } from "./gusts";
import { Ring } from "./ring";
import type { KeepyState, Touch } from "./rules";
import { paceAfter, useThumb } from "./use-thumb";

export { sealedPlay } from "~/play/browser/sealed-play";

/** The board: the wind to come, the garden with the figure in its ring, and the catch. */
export function KeepyBoard(props: BoardProps<KeepyPuzzle, Touch, KeepyState>) {
  const { state, onMove } = props;
  const { log, wobbles, end, ways } = state;
  const count = log.length;
  const { isTimed, isUp, toggle, press, click, ring } = useThumb(state, onMove);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter, timeStamp } = event.nativeEvent as SubmitEvent;
    click((submitter as HTMLButtonElement).value as Touch, timeStamp);
  };
  return (
    <>
      <TitleBar title="Keepy-Uppy" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`stage keepy ${end ? `is-over is-${end}` : ""} ${isTimed ? "is-timed" : ""} ${isUp ? "is-up" : ""} ${count < 2 ? "is-first" : ""}`}
        onSubmit={onSubmit}
      >
        <div className="tally">
          <p>
            <span className="eyebrow">Touches</span> <strong>{count}</strong>
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
          {!end && (
            <p>
              <span className="eyebrow">At {nextStageAt(count)}</span>{" "}
              <span className="keepy-change">{nextStage(props.puzzle, count)}</span>
            </p>
          )}
        </div>
        {!end && <Gusts gusts={state.gusts} />}
        <div
          className="keepy-garden"
          data-x={state.x}
          data-pace={paceAfter(count)}
          onPointerDown={press}
        >
          <p key={count + String(end)} className="keepy-cry">
            {count || end ? cryOf(state) : isTimed ? !isUp && "Tap to throw it up" : "Pick a part"}
          </p>
          <div className="keepy-spot">
            {!end && <Ring ways={ways} shape={ring} />}
            <Figure key={count} pose={end ?? (log.at(-1) || "").toLowerCase()} />
            {ways.map(({ part, odds, x, isOver }) => (
              <button
                key={part}
                type="submit"
                name="touch"
                value={part}
                className={`keepy-part is-${part} ${isOver ? "is-over" : ""}`}
                aria-label={`${names[part]}: clean ${odds} times in 10, ${isOver ? "over the fence" : `then ${placeText(x)}`}`}
              >
                {names[part]} <small>{isOver ? "over" : `${odds}/10`}</small>
              </button>
            ))}
          </div>
          <ol className="keepy-ground" aria-hidden="true">
            <li className="keepy-lands">Lands here</li>
            {columns.map((column) => (
              <li key={column} className={column === state.x ? "is-here" : ""}>
                {ways
                  .filter(({ x }) => x === column)
                  .map(({ part }) => (
                    <b key={part}>{names[part]}</b>
                  ))}
              </li>
            ))}
          </ol>
        </div>
        {!end && (
          <div className="keepy-foot">
            <CatchButton state={state} />
            <button type="button" className="keepy-still" aria-pressed={!isTimed} onClick={toggle}>
              No timing
            </button>
            {props.formFields}
          </div>
        )}
        <p className="sr-only" role="status">
          {!end &&
            `${count ? `${cryOf(state)} ` : ""}Touches: ${count}, wobbles: ${wobbles}. The ball is ${placeText(state.x)}. Wind: ${gustText(state.gusts[0] ?? 0)}`}
        </p>
      </form>
    </>
  );
}

/** Who plays, as the last touch was made, and the ball above. */
const Figure = ({ pose }: { pose: string }) => (
  <>
    <i className="keepy-figure" data-pose={pose} />
    <i className="keepy-ball" />
  </>
);

/** Banks the touches. */
const CatchButton = ({ state: { log, toWin } }: { state: KeepyState }) => (
  <button
    type="submit"
    name="touch"
    value="b"
    id="keepy-b"
    className="button keepy-catch"
    disabled={log === ""}
  >
    Catch it <small>{toWin ? `${toWin} more to win` : `win with ${log.length}`}</small>
  </button>
);
