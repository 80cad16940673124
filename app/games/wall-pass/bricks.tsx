import { canHit } from "./reach";
import {
  hardestAt,
  isLost,
  landing,
  ONE_TWO,
  PASSES,
  type Played,
  pass,
  type WallState,
  weights,
} from "./rules";

type BricksProps = {
  state: WallState;
  /** The pass that was just played on this page; null for none. */
  latest: Played | null;
  isOver: boolean;
  /** The brick whose numbers are labelled; undefined for none. */
  guide: number | undefined;
};

/** The wall: the numbers, and what is behind them. In play each brick is a button that says where one stands next. */
export function Bricks({ state, latest, isOver, guide }: BricksProps) {
  const { wall, passes, run } = state;
  const Face = isOver ? "div" : "button";
  return (
    <ol className={`wall-bricks ${run === ONE_TWO && !isOver ? "is-double" : ""}`}>
      {wall.map(([front, behind], place) => {
        const brick = place + 1;
        const isHit = latest?.brick === brick;
        return (
          <li key={brick} className={isHit ? "is-hit" : brick === guide ? "is-guide" : ""}>
            <span className="wall-behind" aria-hidden="true">
              {behind}
            </span>
            <Face className="wall-brick" {...(!isOver && { name: "brick", value: brick })}>
              <span className="sr-only">
                Brick {brick}: {front ? "" : "bare"}
              </span>
              <span key={passes.length} className="wall-number">
                {front}
              </span>
              {behind !== undefined && <span className="sr-only">then {behind},</span>}
              {!isOver && landings(state, brick)}
            </Face>
            {isHit && latest.number > 0 && (
              <span key={passes.length} className="wall-rubbed" aria-hidden="true">
                <span className="wall-dust">{latest.number}</span>
                <span className="wall-points">+{latest.points}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Where each weight comes back to, on a slab as in the street, which is crossed out if the next pass can hit nothing from
 * there; or what stays in the street, if anything. The style shows the chosen one, and dims a brick that can't be played.
 */
const landings = (state: WallState, brick: number) =>
  weights.map((weight) => {
    const made = { brick, weight };
    const to = landing(state.at, made);
    const isOut = isLost(to);
    const hardest = hardestAt(state.at, brick);
    const isDead = state.passes.length < PASSES - 1 && !canHit(pass(state, made));
    return (
      <span
        key={weight}
        className={`wall-to is-${weight} ${isOut ? "is-lost" : isDead ? "is-dead" : ""}`}
      >
        {!isOut && <span className="sr-only">back to </span>}
        {!isOut ? to : hardest ? `try ${hardest}` : "goes out"}
      </span>
    );
  });
