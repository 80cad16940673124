import type { ReactNode } from "react";
import type { Keeper } from "./keeper";
import type { SpotState } from "./rules";
import { KICKS } from "./standing";
import { yours } from "./texts";

type OddsSwitchProps = { keeper: Keeper; state: SpotState; children: ReactNode };

/**
 * What the gloves in the goal say, in a place of its own from the first kick on; and the switch that shows all numbers in
 * their place.
 *
 * @param children what stands before the rule in full, which comes with the numbers
 */
export function OddsSwitch({ keeper, state: { mine, theirs }, children }: OddsSwitchProps) {
  return (
    <>
      <div className="spot-legend">
        <p className="is-sign spot-odds">
          <i data-glove="3" />
          {!mine.length
            ? "High can fly over"
            : theirs.length < KICKS
              ? "Bigger saves more"
              : "Tired, saves less"}
        </p>
        <label className="play-option">
          <input type="checkbox" name="odds" />
          Show the odds
        </label>
      </div>
      {children}
      <p className="is-number">
        {`${keeper.habits.map(yours).join(" ")} Each ${keeper.faith / 10} in 10. Right side, wrong height: half saved.`}
      </p>
    </>
  );
}
