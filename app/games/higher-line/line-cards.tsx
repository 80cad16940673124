import { Arrow } from "./calls";
import { grouped, readingOf } from "./reading";
import type { Called, LinePuzzle, LineState } from "./rules";
import { takenBack } from "./texts";

type CardProps = { puzzle: LinePuzzle; state: LineState };

/** The number shown last, how it was called, and the line about it; at the end of a lost run the number that beat one. */
export function NumberCard({ puzzle, state: { calls, numbers, isOver } }: CardProps) {
  const place = calls.length;
  const [item, shown, called] = [puzzle.items[place], numbers[place], calls[place - 1]];
  if (!item || !shown) return null;
  const isBeaten = isOver && called?.isRight === false;
  return (
    <div className={`line-card is-shown ${isBeaten ? "is-beaten" : ""}`}>
      {isBeaten && <p className="eyebrow">The number that beat you</p>}
      <p className="line-pair">
        <span className="line-label">{item.label}</span>
        <strong className="line-number digits">
          {shown.value === null ? "–" : grouped(shown.value, puzzle.category.from)}
        </strong>
      </p>
      {(called || shown.note) && (
        <p className="line-note">
          {called && <Mark called={called} />} {shown.note}
        </p>
      )}
    </div>
  );
}

function Mark({ called: { call, isRight, isGraded } }: { called: Called }) {
  if (!isGraded || call === "on") return <span className="line-mark">{takenBack.mark}</span>;
  return (
    <span className={`line-mark is-${call} ${isRight ? "is-good" : "is-bad"}`}>
      <Arrow />
      {isRight ? call : `You said ${call}`}
      <span className="sr-only">{isRight ? ": right." : ": wrong."}</span>
    </span>
  );
}

/** What is to be called. */
export function NextCard({ puzzle, state }: CardProps) {
  const item = puzzle.items[state.calls.length + 1];
  return (
    <div className="line-card is-hidden">
      <p className="line-pair">
        <span className="line-label">{item?.label}</span>
        <strong className="line-number digits">
          ?<span className="sr-only"> Higher or lower?</span>
        </strong>
      </p>
    </div>
  );
}

/** The columns in words. */
export function LineSoFar({ puzzle, state }: CardProps) {
  return (
    <ol className="sr-only" aria-label="The line so far">
      {state.numbers.map((number, place) => {
        const { id, label } = puzzle.items[place] ?? { id: place, label: "" };
        return (
          <li key={id}>
            {label}: {readingOf(number, puzzle.category)}
          </li>
        );
      })}
    </ol>
  );
}
