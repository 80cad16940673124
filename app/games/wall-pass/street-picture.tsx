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
  isOver: boolean;
  /** The brick that is aimed at; null for none. */
  aim: number | null;
  /** The brick of the pass that is shown as an example as long as nothing is aimed at; undefined for none. */
  guide: number | undefined;
};

/** The street, seen from above: the player's line, and the line of the pass that is aimed; at the end all passes. */
export function Street({ state, isOver, aim, guide }: StreetProps) {
  const { at, passes } = state;
  const shown = aim ?? guide;
  return (
    <svg className="wall-street" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="wall-chalk" d={CHALK_LINES} />
        {isOver && traces(passes)}
      </svg>
      {!isOver &&
        shown &&
        weights.map((weight) => (
          <Aim key={weight + passes.length} at={at} aim={{ brick: shown, weight }} isGuide={!aim} />
        ))}
      {slabs(isOver ? 0 : at)}
      {!isOver && (
        <circle
          key={passes.length}
          className="wall-ball"
          cx={`${middleOf(at)}%`}
          cy={`${DEPTHS.firm - 15}%`}
          r="8"
        />
      )}
    </svg>
  );
}

/** The ways of passes that were played, to each of which its row in the report leads. */
const traces = (passes: readonly Played[]) =>
  Array.from(passes.entries(), ([place, played]) => {
    const { to, number, points } = played;
    const look = isLost(to)
      ? "is-lost"
      : number === 0
        ? "is-bare"
        : points > number
          ? ""
          : "is-single";
    return (
      <path key={place} id={`pass-${place + 1}`} className={`wall-ray ${look}`} d={wayOf(played)} />
    );
  });

/** The seven places to stand, with their numbers. */
const slabs = (at: number) =>
  Array.from(Array(COLUMNS).keys(), (place) => (
    <svg
      key={place}
      aria-hidden="true"
      x={`${shareOf(place)}%`}
      y={`${DEPTHS.firm}%`}
      width={`${shareOf(1)}%`}
      className={`wall-slab ${place + 1 === at ? "is-at" : ""}`}
    >
      <rect rx="7" />
      <text x="50%">{place + 1}</text>
      {place + 1 === at && (
        <text className="wall-you" x="50%">
          you
        </text>
      )}
    </svg>
  ));

/** From the brick back to where the ball stops, and how it got there. */
const backPath = ({ brick, weight }: Pass, to: number) =>
  `M${middleOf(brick)} 0 ${middleOf(to)} ${DEPTHS[weight]}`;
const wayPath = (from: number, { brick }: Pass) =>
  `M${middleOf(from)} ${DEPTHS.firm} ${middleOf(brick)} 0`;

/**
 * The way of a pass, of which the style shows the chosen weight; of the example also where the others lead to. At the
 * next brick firm and hard lead to the same place.
 */
function Aim({ at, aim, isGuide }: { at: number; aim: Pass; isGuide: boolean }) {
  const { brick, weight } = aim;
  const to = landing(at, aim);
  const x = `${middleOf(to)}%`;
  return (
    <g className={`wall-aim is-${weight} ${isGuide ? "is-guide" : ""}`}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={`wall-ray ${isLost(to) ? "is-lost" : ""}`}
        aria-hidden="true"
      >
        <path
          className="wall-way"
          d={`${wayPath(at, aim)}M${middleOf(to)} ${DEPTHS[weight]}V${DEPTHS.firm}`}
        />
        <path d={backPath(aim, to)} />
      </svg>
      <circle className="wall-spot" cx={x} cy={`${DEPTHS[weight]}%`} r="7" />
      <circle className="wall-next" cx={x} cy={`${DEPTHS.firm}%`} r="21" />
      {isGuide && (
        <text className="wall-you" x={x} y={`${DEPTHS.firm}%`}>
          {weight !== "soft" && Math.abs(brick - at) < 2 ? "firm, hard" : weight}
        </text>
      )}
    </g>
  );
}

/** The way of a pass that was played, there and back. */
export const wayOf = (played: Played): string =>
  wayPath(played.from, played) + backPath(played, played.to);
