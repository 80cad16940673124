import { Arrow } from "./calls";
import { grouped } from "./reading";
import { isGraded, type LinePuzzle, type LineState } from "./rules";
import { takenBack } from "./texts";

type CardProps = { puzzle: LinePuzzle; state: LineState };

/** The number shown last, how it was called, and the line about it; at the end of a lost run the number that beat one. */
export function NumberCard({ puzzle: { labels, category }, state }: CardProps) {
  const { calls, values, notes, isBeaten } = state;
  const place = calls.length;
  return (
    <div className={`line-card is-shown ${isBeaten ? "is-beaten" : ""}`}>
      {isBeaten && <p className="eyebrow">The number that beat you</p>}
      <Pair label={labels[place]} number={grouped(values[place], category.from)} />
      <p className="line-note">
        {place > 0 && <Mark state={state} />} {notes[place]}
      </p>
    </div>
  );
}

function Mark({ state }: { state: LineState }) {
  const { calls, isBeaten } = state;
  const call = calls.at(-1);
  if (!isGraded(state, calls.length - 1)) {
    return <span className="line-mark">{takenBack.mark}</span>;
  }
  return (
    <span className={`line-mark is-${call}`}>
      <Arrow />
      {isBeaten && "You said "}
      {call}
      <span className="sr-only">{isBeaten ? ": wrong." : ": right."}</span>
    </span>
  );
}

/** What is to be called. */
export const NextCard = ({ label }: { label: string | undefined }) => (
  <div className="line-card is-hidden">
    <Pair label={label} number="?" />
  </div>
);

const Pair = ({ label, number }: { label: string | undefined; number: string }) => (
  <p className="line-pair">
    <span className="line-label">{label}</span>
    <strong className="line-number digits">{number}</strong>
  </p>
);
