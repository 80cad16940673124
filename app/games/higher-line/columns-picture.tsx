import { leftOf, roomFor, topsOf } from "./columns";
import { grouped, readingOf } from "./reading";
import { isOver, isRight, type LinePuzzle, type LineState } from "./rules";

type ColumnsProps = { puzzle: LinePuzzle; state: LineState; isWon: boolean };

/** The characters that fit side by side across the whole picture; with more a number stands upright in its column. */
const MAX_ACROSS = 36;
/** How far a column goes through the line that it breaks, in hundredths of the picture's height. */
const BREAK = 12;
/** Where a number stands, and how high one of its characters is, in hundredths as well. */
const NUMBER = 95;
const DIGIT = 4;
/** How long a character of a name is along its column, in the same measure. */
const LETTER = 1.9;
/** A hundredth of the picture's height at the end, in pixels. */
const HUNDREDTH = 2.4;

/** The line of columns, and a chalked line at the height that the next number is called against. */
export function Columns({ puzzle: { category, labels }, state, isWon }: ColumnsProps) {
  const { values, calls } = state;
  const { length } = calls;
  const hasEnded = isOver(state);
  const room = roomFor(length, hasEnded);
  const tops = topsOf(state, category.from);
  const texts = values.map((value) => grouped(value, category.from));
  const isUpright = texts.some((text) => text.length * room > MAX_ACROSS);
  const spoken = values.map((value, place) => `${labels[place]}: ${readingOf(value, category)}`);
  const highest = isWon ? tops.indexOf(Math.min(...tops.slice(0, length + 1))) : -1;
  const look = (place: number) => {
    if (place > length) return "is-rest";
    const isWrong = place > 0 && !isRight(state, place - 1);
    return `${place === length ? "is-last" : ""} ${isWrong ? "is-beaten" : ""} ${place === highest ? "is-highest" : ""}`.trim();
  };
  const footOf = (text: string) => NUMBER - (isUpright ? text.length : 3) * DIGIT;
  return (
    <svg
      className={`line-columns ${isUpright ? "is-upright" : ""} ${room < 6 ? "is-wide" : ""}`}
      role="img"
      aria-label={`The ${hasEnded ? "whole line" : `line so far: ${spoken.join(", ")}`}`}
    >
      {texts.map((text, place) => (
        <Column
          key={labels[place]}
          className={look(place)}
          {...{ place, room }}
          top={tops[place]}
          {...(hasEnded && { name: labels[place], foot: footOf(text) })}
        >
          {text}
        </Column>
      ))}
      {length > 0 && (
        <Level
          key={length}
          className="is-past"
          to={leftOf(length + 1, room)}
          top={tops[length - 1]}
        />
      )}
      {!hasEnded && (
        <g key={`next-${length}`} className="line-question">
          <Column className="" place={length + 1} room={room} top={tops[length]}>
            ?
          </Column>
          <Level to={leftOf(length + 2, room)} top={tops[length]} />
        </g>
      )}
      {isWon && (
        <g className="line-broken">
          <Level to={leftOf(highest, room)} top={(tops[highest] ?? 0) + BREAK} />
          <Level from={leftOf(highest + 1, room)} to={100} top={(tops[highest] ?? 0) + BREAK} />
        </g>
      )}
    </svg>
  );
}

type ColumnProps = {
  className: string;
  place: number;
  room: number;
  top: number | undefined;
  /** What the number is of: along the column from its foot up; above one too low for it; narrower where both are. */
  name?: string | undefined;
  foot?: number;
  children: string;
};

function Column({ className, place, room, top = 0, name = "", foot = 0, children }: ColumnProps) {
  const long = name.length * LETTER;
  const inside = foot - top - 2;
  const above = Math.min(top - 1, foot);
  const isInside = long < inside || inside > above;
  const space = isInside ? inside : above - 3;
  return (
    <svg
      className={className || undefined}
      x={`${leftOf(place, room)}%`}
      width={`${leftOf(1, room)}%`}
      aria-hidden="true"
    >
      <rect y={`${top}%`} />
      <text x="50%" y={`${NUMBER}%`}>
        {children}
      </text>
      {name && (
        <text
          className={isInside ? "line-name" : "line-name is-out"}
          x="50%"
          y={`${isInside ? foot : above}%`}
          {...(long > space && {
            textLength: Math.round(space * HUNDREDTH),
            lengthAdjust: "spacingAndGlyphs",
          })}
        >
          {name}
        </text>
      )}
    </svg>
  );
}

type LevelProps = { className?: string; from?: number; to: number; top: number | undefined };

/** The line that a number stays below or passes. */
const Level = ({ className, from = 0, to, top }: LevelProps) => (
  <line className={className} x1={`${from}%`} x2={`${to}%`} y1={`${top}%`} y2={`${top}%`} />
);
