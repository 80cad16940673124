import type { FormEvent } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import {
  asideText,
  catchText,
  chanceText,
  cryOf,
  hintOf,
  isNews,
  names,
  standingText,
} from "./board-texts";
import type { KeepyPuzzle, Part } from "./garden";
import { Gusts } from "./gusts";
import { Ring } from "./ring";
import type { KeepyState, Touch } from "./rules";
import { paceAfter, useThumb } from "./use-thumb";

export { sealedPlay } from "~/play/browser/sealed-play";

/** The board: the garden with the figure in its ring and the wind to come, the parts, and the catch. */
export function KeepyBoard(props: BoardProps<KeepyPuzzle, Touch, KeepyState>) {
  const { state, onMove } = props;
  const { log, slips, end, ways, last, minWin } = state;
  const { isFriendly } = props.attempt;
  const count = log.length;
  const [isTimed, isUp, tried, sweet, toggle, press, click, ring] = useThumb(
    state,
    onMove,
    !isFriendly && isNews(state),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter, timeStamp } = event.nativeEvent as SubmitEvent;
    click((submitter as HTMLButtonElement).value as Touch, timeStamp);
  };
  const cry = cryOf(state, isUp ? 0 : tried);
  const isIdle = isTimed && !isUp && !end;
  const hint = hintOf(state, props.puzzle, isTimed, isUp);
  return (
    <>
      <TitleBar title="Keepy-Uppy" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`stage keepy is-${last} ${end ? `is-over is-${end}` : ""} ${isTimed ? "is-timed" : ""} ${isUp ? "is-up" : ""}`}
        onSubmit={onSubmit}
      >
        <div className="tally" data-best={props.attempt.best}>
          <p>
            <span className="eyebrow">Touches</span>{" "}
            <span>
              <strong>{count}</strong> <small>{standingText(state, minWin)}</small>
            </span>
          </p>
          <p>
            <span className="eyebrow">Slips</span>{" "}
            <span className="tally-lamps" aria-hidden="true">
              {[0, 1, 2].map((lamp) => (
                <i key={lamp} className={lamp < slips ? "is-on" : ""} />
              ))}
            </span>
            <span className="sr-only">{slips} of 3</span>
          </p>
        </div>
        <div className="keepy-play" onPointerDown={press}>
          <div
            className="keepy-garden"
            data-x={state.x}
            data-pace={paceAfter(count)}
            data-crowd={Math.floor(count / 3)}
          >
            <i className="keepy-crowd" />
            {state.gusts.some(Boolean) && <Gusts gusts={state.gusts} />}
            <p key={`${count + slips}${end}`} className="keepy-cry">
              {cry}
              {sweet > 1 && !end && ` ×${sweet}`}
              <small>
                {isFriendly && !count ? "A Friendly doesn't count." : hint}
                {isIdle && <b>Tap to {count ? "play on" : "throw it up"}.</b>}
              </small>
            </p>
            <div className="keepy-spot">
              {!end && <Ring ways={ways} shape={ring} />}
              <i
                key={count}
                className="keepy-figure"
                data-pose={end ?? log.at(-1)?.toLowerCase()}
              />
              <i key={`ball${count}`} className="keepy-ball" />
            </div>
            {end && !isFriendly && (
              <button
                type="submit"
                form="kick-off"
                name="intent"
                value="start"
                className="button button-small button-chalk keepy-again"
              >
                Play again
              </button>
            )}
          </div>
          <div className="keepy-parts">
            {(Object.keys(names) as Part[]).map((name) => {
              const way = ways.find(({ part }) => part === name);
              // The press before the first touch throws the ball up.
              const label = isIdle && !count ? "Throw" : names[name];
              return (
                way && (
                  <button
                    key={name}
                    type="submit"
                    name="touch"
                    value={name}
                    className={way.isOver ? "is-over" : ""}
                    aria-label={`${label}: clean ${way.odds} times in 10, ${way.isOver ? "over the fence" : `then ${asideText(way.x, "in the middle")}`}`}
                  >
                    {label}
                    <i data-x={way.x} />
                    <small>{chanceText(way)}</small>
                  </button>
                )
              );
            })}
          </div>
        </div>
        {!end && (
          <div className="keepy-foot">
            <button
              type="submit"
              name="touch"
              value="b"
              className={`button keepy-catch ${count < minWin ? "" : "is-win"}`}
              disabled={!count}
            >
              Catch it <small>{catchText(count, minWin)}</small>
            </button>
            <button type="button" className="keepy-still" aria-pressed={!isTimed} onClick={toggle}>
              No timing
            </button>
            {props.formFields}
          </div>
        )}
        <p className="sr-only" role="status">
          {!end && `${cry} Touches: ${count}, slips: ${slips}.`}
        </p>
      </form>
    </>
  );
}
