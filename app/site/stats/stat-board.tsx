import { partsOf } from "./count-up";
import type { Stat } from "./stat";
import { useCountUp } from "./use-count-up";

/** A number on a scoreboard. Screen readers get the final number and not the animation. */
export function StatBoard({ stat }: { stat: Stat }) {
  const { number, suffix } = partsOf(useCountUp(stat.value));
  return (
    <div className="board stat">
      <dt>{stat.label}</dt>
      <dd className="stat-value digits">
        <span className="sr-only">{stat.value}</span>
        <span aria-hidden="true">
          {number}
          <small>{suffix}</small>
        </span>
      </dd>
      {stat.helper && <dd className="stat-helper">{stat.helper}</dd>}
    </div>
  );
}
