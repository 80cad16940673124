import { usableAt } from "./reach";
import { type Weight, weights } from "./rules";

/** How far on beyond its brick each weight lands, of the way from the player to the brick. */
const REACH: Record<Weight, string> = {
  soft: "half as far",
  firm: "just as far",
  hard: "farther",
};

type WeightsProps = { at: number; chosen: Weight; onChoose: (weight: Weight) => void };

/** How hard the next pass is. A weight that is of no use from a position says so, and can't be chosen. */
export const Weights = ({ at, chosen, onChoose }: WeightsProps) => (
  <fieldset className="radio-tiles">
    <legend className="sr-only">How hard?</legend>
    {weights.map((weight) => {
      const isIdle = usableAt(at, weight) !== weight;
      return (
        <label key={weight}>
          <input
            type="radio"
            name="weight"
            value={weight}
            checked={weight === chosen}
            onChange={() => onChoose(weight)}
            disabled={isIdle}
          />
          <strong>{weight}</strong>{" "}
          <span>{isIdle ? "no use here" : `comes back ${REACH[weight]}`}</span>
        </label>
      );
    })}
  </fieldset>
);
