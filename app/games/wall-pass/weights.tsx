import { type Weight, weights } from "./rules";

/** How far back each weight comes. */
const REACH: Record<Weight, string> = {
  soft: "lands short",
  firm: "lands even",
  hard: "lands long",
};

/** How hard the next pass is. */
export const Weights = ({ chosen }: { chosen: Weight }) => (
  <fieldset className="radio-tiles">
    <legend className="sr-only">How hard?</legend>
    {weights.map((weight) => (
      <label key={weight}>
        <input type="radio" name="weight" value={weight} defaultChecked={weight === chosen} />
        <strong>{weight}</strong> <span>{REACH[weight]}</span>
      </label>
    ))}
  </fieldset>
);
