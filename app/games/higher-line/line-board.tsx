import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/game-screen";
import { TitleBar } from "~/play/title-bar";
import { Calls } from "./calls";
import { Columns } from "./columns-picture";
import { NextCard, NumberCard } from "./line-cards";
import { readingOf } from "./reading";
import { CALLS, type Call, isGraded, isOver, type LinePuzzle, type LineState } from "./rules";
import { announcement } from "./texts";
import { useCallKeys } from "./use-call-keys";
import { usePatience } from "./use-patience";

export { sealedPlay } from "~/play/sealed-play";

/** The board: the line of columns, the number shown last, and the one to be called. */
export function LineBoard(props: BoardProps<LinePuzzle, Call, LineState>) {
  const { puzzle, state, isBusy, onMove } = props;
  const { length } = state.calls;
  const lengthAtFirst = useRef(length).current;
  const isNew = length > lengthAtFirst;
  const hasEnded = isOver(state);
  const isReady = usePatience(length, isNew);
  const call = (made: Call) => {
    if (isReady() && !isBusy && !hasEnded) onMove(state.isNextVoid ? "on" : made);
  };
  useCallKeys(call);
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    call(submitter.value as Call);
  };
  return (
    <>
      <TitleBar title="Higher Line" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`line pitch ${isNew ? "is-new" : ""} ${hasEnded ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        {props.formFields}
        <header>
          <p className="eyebrow">
            {hasEnded ? "The whole line" : `Call ${length + 1} of ${CALLS}`}
          </p>
          <h2>{puzzle.category.title}</h2>
          <p>{puzzle.category.counted}</p>
        </header>
        <Columns puzzle={puzzle} state={state} />
        <NumberCard key={length} puzzle={puzzle} state={state} />
        {!hasEnded && (
          <>
            <NextCard key={`next-${length}`} label={puzzle.labels[length + 1]} />
            <Calls isNextVoid={state.isNextVoid} />
          </>
        )}
        <p className="sr-only" role="status">
          {isNew && spoken(puzzle, state)}
        </p>
      </form>
    </>
  );
}

function spoken({ labels, category }: LinePuzzle, state: LineState): string {
  const { length } = state.calls;
  return announcement({
    label: labels[length] ?? "",
    reading: readingOf(state.values[length], category),
    mark: isGraded(state, length - 1) ? (state.isBeaten ? "Wrong. " : "Right. ") : "",
    next: isOver(state) ? undefined : labels[length + 1],
  });
}
