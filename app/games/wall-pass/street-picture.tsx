import {
  COLUMNS,
  isLost,
  landing,
  type Pass,
  type Played,
  type WallState,
  type Weight,
  weights,
} from "./rules";

/** How far down the street each weight comes back, in hundredths of the picture's height. */
export const DEPTHS: Record<Weight, number> = { soft: 31, firm: 62, hard: 92 };

/** Columns in hundredths of the picture's width, to a tenth: a page has few bytes for them. */
const shareOf = (columns: number): number => Math.round((columns * 1000) / COLUMNS) / 10;

/** The middle of a column, in hundredths of the picture's width. */
export const middleOf = (column: number): number => shareOf(column - 0.5);

/** How far each weight comes back. */
const CHALK_LINES = weights.map((weight) => `M0 ${DEPTHS[weight]}h100`).join("");

type StreetProps = {
  state: WallState;
  /** The brick that is aimed at, and how hard; null for none. */
  aim: { brick: number; weight: Weight } | null;
  isOver: boolean;
};

/** The street, seen from above: the player's line, and the line of the pass that is aimed; at the end all passes. */
export function Street({ state, aim, isOver }: StreetProps) {
  const { at, passes } = state;
  return (
    <svg className="wall-street" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="wall-chalk" d={CHALK_LINES} />
        {isOver &&
          Array.from(passes.entries(), ([place, played]) => <Trace key={place} played={played} />)}
      </svg>
      {!isOver && aim && <Aim key={`aim-${passes.length}`} at={at} aim={aim} />}
      <Slabs at={isOver ? 0 : at} />
      {!isOver && <Ball key={`ball-${passes.length}`} x={middleOf(at)} />}
    </svg>
  );
}

/** The seven places to stand, with their numbers. */
const Slabs = ({ at }: { at: number }) =>
  Array.from({ length: COLUMNS }, (_, place) => place + 1).map((column) => (
    <svg
      key={column}
      aria-hidden="true"
      x={`${shareOf(column - 1)}%`}
      y={`${DEPTHS.firm}%`}
      width={`${shareOf(1)}%`}
      className={`wall-slab ${column === at ? "is-at" : ""}`}
    >
      <rect y="-15" width="30" height="30" rx="7" />
      <text x="50%">{column}</text>
    </svg>
  ));

const Ball = ({ x }: { x: number }) => (
  <circle className="wall-ball" cx={`${x}%`} cy={`${DEPTHS.firm - 15}%`} r="8" />
);

/** From the brick back to where the ball stops, and how it got there. */
const backPath = ({ brick, weight }: Pass, to: number) =>
  `M${middleOf(brick)} 0 ${middleOf(to)} ${DEPTHS[weight]}`;
const wayPath = (from: number, { brick }: Pass) =>
  `M${middleOf(from)} ${DEPTHS.firm} ${middleOf(brick)} 0`;

function Aim({
  at,
  aim: { brick, weight },
}: {
  at: number;
  aim: { brick: number; weight: Weight };
}) {
  const to = landing(at, { brick, weight });
  return (
    <g className="wall-aim">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={`wall-ray ${isLost(to) ? "is-lost" : ""}`}
        aria-hidden="true"
      >
        <path className="wall-way" d={wayPath(at, { brick, weight })} />
        <path d={backPath({ brick, weight }, to)} />
      </svg>
      {weights.map((one) => (
        <circle
          key={one}
          className={`wall-spot ${one === weight ? "is-chosen" : ""}`}
          cx={`${middleOf(landing(at, { brick, weight: one }))}%`}
          cy={`${DEPTHS[one]}%`}
          r={one === weight ? 9 : 4}
        />
      ))}
      <circle className="wall-next" cx={`${middleOf(to)}%`} cy={`${DEPTHS.firm}%`} r="20" />
    </g>
  );
}

const Trace = ({ played }: { played: Played }) => {
  const { from, to, number, points } = played;
  const look = isLost(to)
    ? "is-lost"
    : number === 0
      ? "is-bare"
      : points > number
        ? ""
        : "is-single";
  return <path className={`wall-ray ${look}`} d={wayPath(from, played) + backPath(played, to)} />;
};
