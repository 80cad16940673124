import { asideText } from "./board-texts";

const WHEN = ["Wind", "Next", "Then"];

/** The gusts that are known, across the sky: an arrow each, as long as it is strong. */
export const Gusts = ({ gusts }: { gusts: readonly number[] }) => (
  <ol className="keepy-gusts" aria-label="The next gusts">
    {gusts.map((push, place) => (
      <li key={WHEN[place]}>
        {WHEN[place]}
        <svg viewBox="-30 -10 60 20" aria-hidden="true">
          <path
            d={
              push
                ? `M${-8 - 5 * Math.abs(push)} 0H${8 + 5 * Math.abs(push)}m-7-7 7 7-7 7`
                : "M0 0h0"
            }
            transform={push < 0 ? "scale(-1)" : undefined}
          />
        </svg>
        {asideText(push, "calm")}
      </li>
    ))}
  </ol>
);
