import { Arrow } from "./calls";
import { grouped } from "./reading";
import { isGraded, isOver, isRight, type LinePuzzle, type LineState } from "./rules";
import { reviewTexts, takenBack } from "./texts";

type CardProps = { puzzle: LinePuzzle; state: LineState };

/** The number shown last, how it was called, and the line about it; of a wrong call what became of it. */
export function NumberCard({ puzzle: { labels, category }, state }: CardProps) {
  const { calls, values, notes, isBeaten } = state;
  const place = calls.length;
  const isWrong = place > 0 && !isRight(state, place - 1);
  const looked = isOver(state) ? reviewTexts.atTheEnd : reviewTexts.goesOn;
  return (
    <div className={`line-card is-shown ${isWrong ? "is-beaten" : ""}`}>
      {isWrong && <p className="eyebrow">{isBeaten ? "The number that beat you" : looked}</p>}
      <Pair
        label={labels[place]}
        number={grouped(values[place], category.from)}
        unit={category.unit}
      />
      <p className="line-note">
        {place > 0 && <Mark state={state} />} {notes[place]}
      </p>
    </div>
  );
}

function Mark({ state }: { state: LineState }) {
  const { calls } = state;
  const call = calls.at(-1);
  const isWrong = !isRight(state, calls.length - 1);
  if (!isGraded(state, calls.length - 1)) {
    return <span className="line-mark">{takenBack.mark}</span>;
  }
  return (
    <span className={`line-mark is-${call}`}>
      <Arrow />
      {isWrong && "You said "}
      {call}
      <span className="sr-only">{isWrong ? ". Wrong." : ". Right!"}</span>
    </span>
  );
}

/** What is to be called. */
export const NextCard = ({ label }: { label: string | undefined }) => (
  <div className="line-card is-hidden">
    <Pair label={label} number="?" />
  </div>
);

type PairProps = { label: string | undefined; number: string; unit?: string };

const Pair = ({ label, number, unit }: PairProps) => (
  <p className="line-pair">
    <span className="line-label">{label}</span>
    <strong className="line-number digits">
      {Array.from([...number].entries(), ([place, sign]) => (
        <span key={place} className={/\d/.test(sign) ? "line-digit" : undefined}>
          {sign}
        </span>
      ))}
      {unit && <small>{unit}</small>}
    </strong>
  </p>
);
