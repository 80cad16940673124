import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Calls } from "./calls";
import { Columns } from "./columns-picture";
import { NextCard, NumberCard } from "./line-cards";
import { readingOf } from "./reading";
import {
  CALLS,
  type Call,
  isGraded,
  isOver,
  isRight,
  type LinePuzzle,
  type LineState,
  TO_WIN,
} from "./rules";
import { reviewTexts } from "./texts";
import { useCallKeys } from "./use-call-keys";

export { sealedPlay } from "~/play/browser/sealed-play";

/** While a number is on its way, a second press would call the next one unseen. */
const REVEAL_MS = 700;

/** The board: the line of columns, the number shown last, and the one to be called. */
export function LineBoard(props: BoardProps<LinePuzzle, Call, LineState>) {
  const { puzzle, state, isBusy, onMove } = props;
  const { length } = state.calls;
  const lengthAtFirst = useRef(length).current;
  const isNew = length > lengthAtFirst;
  const hasEnded = isOver(state);
  const isWon = hasEnded && props.verdict?.isWin === true && props.verdict.outOf > 0;
  const [before, last] = state.values.slice(length - 1, length + 1);
  const isEqual = isNew && last !== null && before === last;
  const calledAt = useRef(-REVEAL_MS);
  const call = (made: Call) => {
    const now = performance.now();
    if (isBusy || hasEnded || now < calledAt.current + REVEAL_MS) return;
    calledAt.current = now;
    onMove(state.isNextVoid ? "on" : made);
  };
  useCallKeys(call);
  const told = useTold(length);
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
        className={`line pitch ${isNew ? "is-new" : ""} ${hasEnded ? "is-over" : ""} ${isEqual ? "is-equal" : ""}`}
        onSubmit={onSubmit}
      >
        <header>
          <div>
            <p className={isWon ? "line-word" : "eyebrow"}>
              {hasEnded
                ? isWon
                  ? "Through the line!"
                  : "The whole line"
                : `Call ${length + 1} of ${CALLS}`}
            </p>
            <h2>{puzzle.category.title}</h2>
            <p>{puzzle.category.counted}</p>
          </div>
          {!hasEnded && <Run state={state} told={told} />}
        </header>
        <Columns puzzle={puzzle} state={state} isWon={isWon} />
        <NumberCard key={length} puzzle={puzzle} state={state} />
        {!hasEnded && (
          <>
            <NextCard key={`next-${length}`} label={puzzle.labels[length + 1]} />
            <Calls isNextVoid={state.isNextVoid} isYears={puzzle.category.from !== undefined} />
            {props.formFields}
          </>
        )}
        <p className="sr-only" role="status">
          {isNew && spoken(puzzle, state)}
        </p>
      </form>
    </>
  );
}

/** The calls whose numbers have stopped, so that the count does not tell of the last one before its number does. */
function useTold(calls: number): number {
  const [told, setTold] = useState(calls);
  useEffect(() => {
    const timer = setTimeout(setTold, REVEAL_MS, calls);
    return () => clearTimeout(timer);
  }, [calls]);
  return told;
}

/** The right ones of so many calls, and whether the last of them is the one that wins. */
function rightOf(state: LineState, count: number) {
  const marks = state.calls
    .slice(0, count)
    .map((_, place) => isGraded(state, place) && isRight(state, place));
  const right = marks.filter(Boolean).length;
  return { right, isWinner: right === TO_WIN && marks.at(-1) === true };
}

/** The right calls, how many more win, and whether a wrong one can still be looked at again. */
function Run({ state, told }: { state: LineState; told: number }) {
  const { calls, review } = state;
  const { right, isWinner } = rightOf(state, told);
  const isWon = right >= TO_WIN;
  const isUsed = review !== null && review < told;
  const isClean = isWon && right === told;
  const look = `${isWon ? "is-won" : ""} ${isClean ? "is-clean" : ""} ${isWinner ? "is-winner" : ""} ${told < calls.length ? "is-late" : ""}`;
  return (
    <div className={`line-run ${look}`}>
      <p>
        <strong className="digits">{right}</strong> right
      </p>
      <p>
        {isClean
          ? `Won. ${CALLS - right} more for a clean sheet`
          : isWon
            ? "Won"
            : `${TO_WIN - right} to win`}
      </p>
      <p className={isUsed ? "line-var is-used" : "line-var"}>
        {isUsed ? reviewTexts.isUsed : told ? reviewTexts.isLeft : reviewTexts.atFirst}
      </p>
    </div>
  );
}

/** What a call has revealed, how it went, and what is next. */
function spoken({ labels, category }: LinePuzzle, state: LineState): string {
  const { length } = state.calls;
  const isWrong = !isRight(state, length - 1);
  const mark = isGraded(state, length - 1) ? (isWrong ? "Wrong. " : "Right. ") : "";
  const won = rightOf(state, length).isWinner ? " Won!" : "";
  const reading = `${mark}${labels[length]}: ${readingOf(state.values[length], category)}.${won}`;
  if (isOver(state)) return reading;
  return `${reading}${isWrong ? ` ${reviewTexts.goesOn}.` : ""} Next: ${labels[length + 1]}.`;
}
