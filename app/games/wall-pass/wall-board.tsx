import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Bricks } from "./bricks";
import { guideOn } from "./guide";
import { lineOn } from "./pass-texts";
import { canHit } from "./reach";
import { type Pass, type WallPuzzle, type WallState, weights } from "./rules";
import { Street } from "./street-picture";
import { useAim } from "./use-aim";
import { useFlight } from "./use-flight";
import { usePassKeys } from "./use-pass-keys";
import { Tally } from "./wall-tally";
import { Weights } from "./weights";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A second press so soon is a slip of the thumb. */
const SLIP_MS = 300;

/** The board: the score, the wall, the street, and how hard the next pass is. */
export function WallBoard(props: BoardProps<WallPuzzle, Pass, WallState>) {
  const { state, verdict, typed, problem, isBusy, onMove } = props;
  const { passes } = state;
  const { length } = passes;
  const lengthAtFirst = useRef(length).current;
  const guide = length > 0 ? undefined : guideOn(state);
  const latest = length > lengthAtFirst ? (passes.at(-1) ?? null) : null;
  const form = useRef<HTMLFormElement>(null);
  const passedAt = useRef(-SLIP_MS);
  const aim = useAim(
    form,
    state,
    weights.find((one) => one === typed.weight) ?? passes.at(-1)?.weight ?? "firm",
  );
  usePassKeys();
  const ball = useFlight(latest, length);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter, timeStamp } = event.nativeEvent as SubmitEvent;
    if (isBusy || timeStamp - passedAt.current < SLIP_MS) return;
    passedAt.current = timeStamp;
    onMove({ brick: Number((submitter as HTMLButtonElement).value), weight: aim.chosen });
  };
  return (
    <>
      <TitleBar title="Wall Pass" attempt={props.attempt} />
      <form
        ref={form}
        method="post"
        action={props.action}
        className={`wall ${latest ? "is-new" : ""} ${verdict ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        {props.formFields}
        {!verdict && <Tally state={state} />}
        <div className="wall-field" {...aim.handlers}>
          {verdict?.isWin && !state.isVoid && (
            <b className="wall-word">
              {state.score === state.par
                ? "Every point!"
                : `Wall ${state.wall.flat().length ? "beaten" : "down"}!`}
            </b>
          )}
          <Bricks state={state} latest={latest} isOver={verdict !== null} guide={guide} />
          <div className="wall-ground">
            <Street state={state} isOver={verdict !== null} aim={aim.shown} guide={guide} />
            <div ref={ball} className="wall-flight" aria-hidden="true" />
          </div>
        </div>
        <p key={length} className={verdict ? "sr-only" : "wall-line"} role="status">
          {problem ?? (
            <>
              {lineOn(state)}
              {!verdict && !canHit(state) && " No number in reach: you can only move."}
              <span className="sr-only"> You stand on {state.at}.</span>
            </>
          )}
          <span className="wall-dead"> Crossed out: no number in reach.</span>
        </p>
        {!verdict && <Weights at={state.at} chosen={aim.chosen} onChoose={aim.onChoose} />}
      </form>
    </>
  );
}
