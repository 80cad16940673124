import type { Keeper } from "./keeper";
import type { SpotState } from "./rules";

type OddsSwitchProps = { keeper: Keeper; state: SpotState };

/** What the signs in the goal say, the first time they are seen; and the switch that shows all numbers in their place. */
export function OddsSwitch({ keeper, state: { mine } }: OddsSwitchProps) {
  return (
    <div className="spot-legend">
      {!mine[0] && (
        <ul className="is-sign">
          <li className="spot-odds is-kick">
            <i data-sure="3" /> easy to hit
          </li>
          <li className="spot-odds">
            <i data-glove="3" /> easy to save
          </li>
        </ul>
      )}
      <label className="play-option">
        <input type="checkbox" name="odds" />
        Show the odds
      </label>
      <p className="is-number">
        {`${keeper.habits.join(" ")} Each ${keeper.faith / 10} times in 10. The right side alone: half saved.`}
      </p>
    </div>
  );
}
