import { asideText } from "./board-texts";

const WHEN = ["Wind", "Next", "Then"];

/** The gusts that are known, across the sky: an arrow each, as long as it is strong on the scale of the parts' dots. */
export const Gusts = ({ gusts }: { gusts: readonly number[] }) => (
  <ol className="keepy-gusts" aria-label="The next gusts">
    {gusts.map((push, place) => (
      <li key={WHEN[place]}>
        {WHEN[place]}
        <svg viewBox="-42 -10 84 20" aria-hidden="true">
          <path
            d={`M0 0H${12 * Math.abs(push)}${push ? "m-7-7 7 7-7 7" : ""}`}
            transform={push < 0 ? "scale(-1)" : undefined}
          />
        </svg>
        {asideText(push, "calm")}
      </li>
    ))}
  </ol>
);
