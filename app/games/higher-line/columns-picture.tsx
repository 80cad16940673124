import { leftOf, topsOf } from "./columns";
import { grouped, readingOf } from "./reading";
import { isOver, type LinePuzzle, type LineState } from "./rules";

type ColumnsProps = { puzzle: LinePuzzle; state: LineState };

/** Beyond so many characters a number stands upright in its column. */
const MAX_ACROSS = 3;

/** The line of columns, and a chalked line at the height that the next number is called against. */
export function Columns({ puzzle: { category, labels }, state }: ColumnsProps) {
  const { values, calls, isBeaten } = state;
  const { length } = calls;
  const hasEnded = isOver(state);
  const tops = topsOf(state, category.from);
  const texts = values.map((value) => grouped(value, category.from));
  const isUpright = texts.some((text) => text.length > MAX_ACROSS);
  const spoken = values.map((value, place) => `${labels[place]}: ${readingOf(value, category)}`);
  const look = (place: number) =>
    place > length ? "is-rest" : place < length ? "" : isBeaten ? "is-last is-beaten" : "is-last";
  return (
    <svg
      className={`line-columns ${isUpright ? "is-upright" : ""}`}
      role="img"
      aria-label={`The ${hasEnded ? "whole line" : `line so far: ${spoken.join(", ")}`}`}
    >
      {texts.map((text, place) => (
        <Column key={labels[place]} className={look(place)} place={place} top={tops[place]}>
          {text}
        </Column>
      ))}
      {length > 0 && (
        <Level key={length} className="is-past" place={length} top={tops[length - 1]} />
      )}
      {!hasEnded && (
        <g key={`next-${length}`} className="line-question">
          <Column className="" place={length + 1} top={tops[length]}>
            ?
          </Column>
          <Level className="" place={length + 1} top={tops[length]} />
        </g>
      )}
    </svg>
  );
}

type MarkProps = { className: string; place: number; top: number | undefined };

function Column({ className, place, top, children }: MarkProps & { children: string }) {
  return (
    <svg className={className || undefined} x={`${leftOf(place)}%`} width="9.1%" aria-hidden="true">
      <rect y={`${top}%`} />
      <text x="50%" y="95%">
        {children}
      </text>
    </svg>
  );
}

/** The line that a number stays below or passes. */
const Level = ({ className, place, top }: MarkProps) => (
  <line className={className} x2={`${leftOf(place + 1)}%`} y1={`${top}%`} y2={`${top}%`} />
);
