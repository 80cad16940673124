import { type Column, columnsOf, rounded, slotOf } from "./columns";
import { CALLS, type LineState } from "./rules";

type ColumnsProps = { state: LineState; from: number | undefined };

/** Beyond so many characters a number stands upright in its column. */
const MAX_ACROSS = 3;

/**
 * The line of columns, and a chalked line at the height that the next number is called against. Screen readers have
 * `LineSoFar`.
 */
export function Columns({ state, from }: ColumnsProps) {
  const columns = columnsOf(state, from);
  const isUpright = columns.some(({ text }) => text.length > MAX_ACROSS);
  const last = state.isOver ? undefined : columns.at(-1);
  const before = columns[state.calls.length - 1];
  return (
    <svg className={`line-columns ${isUpright ? "is-upright" : ""}`} aria-hidden="true">
      {last && <Question key={last.place} last={last} />}
      {columns.map((column) => (
        <NumberColumn key={column.place} column={column} />
      ))}
      {before && <Level key={`past-${before.place}`} of={before} look="is-past" />}
      <rect className="line-ground" y="99%" width="100%" height="1%" />
    </svg>
  );
}

function NumberColumn({ column: { place, text, height, look } }: { column: Column }) {
  const { x, width } = slotOf(place);
  return (
    <g className={`line-column is-${look}`}>
      <rect
        className="line-bar"
        x={`${x}%`}
        y={`${rounded(100 - height)}%`}
        width={`${width}%`}
        height={`${height}%`}
        rx="4"
      />
      <Foot x={rounded(x + width / 2)} text={text} />
    </g>
  );
}

/** The hidden number: an outline, and the line that it stays below or passes. */
function Question({ last }: { last: Column }) {
  const { x, width } = slotOf(last.place + 1);
  return (
    <g className="line-question">
      <rect
        x={`${x}%`}
        y={`${rounded(100 - last.height)}%`}
        width={`${width}%`}
        height={`${last.height}%`}
        rx="4"
      />
      <Level of={last} />
      <Foot x={rounded(x + width / 2)} text="?" />
    </g>
  );
}

/** The line at the height of a number, as far as the next one. */
function Level({ of: { place, height }, look = "" }: { of: Column; look?: string }) {
  const end = rounded(((place + 2) * 100) / (CALLS + 1));
  const y = `${rounded(100 - height)}%`;
  return <line className={`line-level ${look}`} x1="0" x2={`${end}%`} y1={y} y2={y} />;
}

const Foot = ({ x, text }: { x: number; text: string }) => (
  <svg className="line-foot" aria-hidden="true" x={`${x}%`} y="96%" overflow="visible">
    <text className={text.length > 1 ? "" : "is-sign"}>{text}</text>
  </svg>
);
