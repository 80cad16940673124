import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/game-screen";
import { TitleBar } from "~/play/title-bar";
import { Calls } from "./calls";
import { Columns } from "./columns-picture";
import { LineSoFar, NextCard, NumberCard } from "./line-cards";
import { readingOf } from "./reading";
import { CALLS, type Call, type LinePuzzle, type LineState } from "./rules";
import { announcement } from "./texts";
import { useCallKeys } from "./use-call-keys";
import { usePatience } from "./use-patience";

export { sealedPlay } from "~/play/sealed-play";

/** The board: the line of columns, the number shown last, and the one to be called. */
export function LineBoard(props: BoardProps<LinePuzzle, Call, LineState>) {
  const { puzzle, state, isBusy, onMove } = props;
  const { calls, isOver, isNextVoid } = state;
  const callsAtFirst = useRef(calls.length).current;
  const isNew = calls.length > callsAtFirst;
  const isReady = usePatience(calls.length, isNew);
  const call = (made: Call) => {
    if (isReady() && !isBusy && !isOver) onMove(isNextVoid ? "on" : made);
  };
  useCallKeys(call);
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    call(submitter.value as Call);
  };
  const { category } = puzzle;
  return (
    <>
      <TitleBar title="Higher Line" attempt={props.attempt} />
      <form
        method="post"
        action={props.action}
        className={`line pitch ${isNew ? "is-new" : ""} ${isOver ? "is-over" : ""}`}
        onSubmit={onSubmit}
      >
        {props.formFields}
        <header className="line-category">
          <p className="eyebrow">
            {isOver ? "The whole line" : `Call ${calls.length + 1} of ${CALLS}`}
          </p>
          <h2>{category.title}</h2>
          <p>{category.counted}</p>
        </header>
        <Columns state={state} from={category.from} />
        {!isOver && <LineSoFar puzzle={puzzle} state={state} />}
        <NumberCard key={calls.length} puzzle={puzzle} state={state} />
        {isOver ? null : (
          <>
            <NextCard key={`next-${calls.length}`} puzzle={puzzle} state={state} />
            <Calls isNextVoid={isNextVoid} />
          </>
        )}
        <p className="sr-only" role="status">
          {isNew && spoken(puzzle, state)}
        </p>
      </form>
    </>
  );
}

function spoken({ items, category }: LinePuzzle, state: LineState): string {
  const { calls, numbers, isOver } = state;
  const place = calls.length;
  const [called, item, shown] = [calls[place - 1], items[place], numbers[place]];
  if (!called || !item || !shown) return "";
  const next = isOver ? null : (items[place + 1]?.label ?? null);
  return announcement({ ...called, label: item.label, reading: readingOf(shown, category) }, next);
}
