import {
  COLUMNS,
  isLost,
  landing,
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
      {weights.map((weight) => (
        <line key={weight} className="wall-chalk" x2="100%" {...across(DEPTHS[weight])} />
      ))}
      {isOver
        ? Array.from(passes.entries(), ([place, played]) => <Trace key={place} played={played} />)
        : aim && <Aim key={`aim-${passes.length}`} at={at} aim={aim} />}
      <Slabs at={isOver ? 0 : at} />
      {!isOver && <Ball key={`ball-${passes.length}`} x={middleOf(at)} />}
    </svg>
  );
}

const across = (depth: number) => ({ y1: `${depth}%`, y2: `${depth}%` });

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

type RayProps = { from: number; brick: number; to: number; depth: number; className?: string };

/** To the brick and back. */
const Ray = ({ from, brick, to, depth, className = "" }: RayProps) => (
  <g className={`wall-ray ${className}`}>
    <line x1={`${middleOf(from)}%`} y1={`${DEPTHS.firm}%`} x2={`${middleOf(brick)}%`} y2="0" />
    <line x1={`${middleOf(brick)}%`} y1="0" x2={`${middleOf(to)}%`} y2={`${depth}%`} />
  </g>
);

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
      <Ray
        from={at}
        brick={brick}
        to={to}
        depth={DEPTHS[weight]}
        className={isLost(to) ? "is-lost" : ""}
      />
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

const Trace = ({ played: { from, brick, to, weight, number, points } }: { played: Played }) => (
  <Ray
    from={from}
    brick={brick}
    to={to}
    depth={DEPTHS[weight]}
    className={
      isLost(to) ? "is-lost" : number === 0 ? "is-bare" : points > number ? "" : "is-single"
    }
  />
);
