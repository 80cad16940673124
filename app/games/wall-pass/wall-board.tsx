import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Bricks } from "./bricks";
import { lineOn } from "./pass-texts";
import {
  isOver,
  ONE_TWO,
  PASSES,
  type Pass,
  type WallPuzzle,
  type WallState,
  weights,
} from "./rules";
import { Street } from "./street-picture";
import { useAim } from "./use-aim";
import { useFlight } from "./use-flight";
import { usePassKeys } from "./use-pass-keys";
import { Weights } from "./weights";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A second press so soon is a slip of the thumb. */
const SLIP_MS = 300;

/** The board: the score, the wall, the street, and how hard the next pass is. */
export function WallBoard(props: BoardProps<WallPuzzle, Pass, WallState>) {
  const { state, typed, isBusy, onMove } = props;
  const { passes } = state;
  const { length } = passes;
  const lengthAtFirst = useRef(length).current;
  const hasEnded = isOver(state);
  const latest = length > lengthAtFirst ? (passes.at(-1) ?? null) : null;
  const form = useRef<HTMLFormElement>(null);
  const passedAt = useRef(Number.NEGATIVE_INFINITY);
  const chosenAtFirst = useRef(
    weights.find((one) => one === typed.weight) ?? passes.at(-1)?.weight ?? "firm",
  ).current;
  const pass = (brick: number) => {
    const now = performance.now();
    if (isBusy || hasEnded || now - passedAt.current < SLIP_MS) return;
    passedAt.current = now;
    onMove({ brick, weight: aim.weight() });
  };
  const aim = useAim(form, chosenAtFirst, pass);
  usePassKeys(pass, aim.choose);
  const ball = useFlight(latest, length);
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement) pass(Number(submitter.value));
  };
  return (
    <>
      <TitleBar title="Wall Pass" attempt={props.attempt} />
      <form
        ref={form}
        method="post"
        action={props.action}
        className={`wall ${latest ? "is-new" : ""} ${hasEnded ? "is-over" : ""}`}
        onSubmit={onSubmit}
        onChange={aim.onChange}
      >
        {props.formFields}
        {!hasEnded && <Tally state={state} />}
        <div className="wall-field" {...aim.handlers}>
          <Bricks state={state} latest={latest} isOver={hasEnded} />
          <div className="wall-ground">
            <Street state={state} aim={aim.shown} isOver={hasEnded} />
            <div ref={ball} className="wall-flight" aria-hidden="true" />
          </div>
        </div>
        <p key={length} className={hasEnded ? "sr-only" : "wall-line"} role="status">
          {lineOn(state)}
        </p>
        {!hasEnded && <Weights chosen={chosenAtFirst} />}
      </form>
    </>
  );
}

/** The pass, the score against par, and a lamp for each hit in a row. */
function Tally({ state: { passes, score, par, run } }: { state: WallState }) {
  const isDouble = run === ONE_TWO;
  return (
    <div className="tally">
      <p>
        <span className="eyebrow">Pass</span>{" "}
        <strong className="digits">
          {Math.min(passes.length + 1, PASSES)}
          <small>/{PASSES}</small>
        </strong>
      </p>
      <p className="wall-run">
        <span className="eyebrow">{isDouble ? "One-two!" : "In a row"}</span>
        <span className="tally-lamps" aria-hidden="true">
          {Array.from({ length: ONE_TWO }, (_, lamp) => lamp).map((lamp) => (
            <i key={lamp} className={lamp < run ? "is-on" : ""} />
          ))}
          <b className={isDouble ? "is-on" : ""}>×2</b>
        </span>
        <span className="sr-only">
          {run} of {ONE_TWO}
        </span>
      </p>
      <p>
        <span className="eyebrow">Score</span>{" "}
        <strong className="digits" key={score}>
          {score}
          <small>/{par}</small>
        </strong>
      </p>
    </div>
  );
}
