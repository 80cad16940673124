import type { Keeper } from "./keeper";
import type { SpotState } from "./rules";
import { yours } from "./texts";

type OddsSwitchProps = { keeper: Keeper; state: SpotState };

/** What the gloves in the goal say, for three kicks and dives; and the switch that shows all numbers in their place. */
export function OddsSwitch({ keeper, state: { mine, turn, told } }: OddsSwitchProps) {
  return (
    <div className="spot-legend">
      {mine.length < 4 && (turn === "dive" || told.length > 0) && (
        <p key={turn} className="is-sign spot-odds">
          <i data-glove="3" /> bigger glove, surer save
        </p>
      )}
      <label className="play-option">
        <input type="checkbox" name="odds" />
        Show the odds
      </label>
      <p className="is-number">
        {`${keeper.habits.map(yours).join(" ")} Each ${keeper.faith / 10} times in 10. Right side, wrong height: half saved.`}
      </p>
    </div>
  );
}
