import { asideText } from "./board-texts";

const WHEN = ["Wind", "Next", "Then"];

/** The gusts that are known, across the sky: a word each, and an arrowhead for each column that it pushes. */
export const Gusts = ({ gusts }: { gusts: readonly number[] }) => (
  <ol className="keepy-gusts" aria-label="The next gusts">
    {gusts.map((push, place) => (
      <li key={WHEN[place]}>
        {WHEN[place]}
        <i data-x={push} />
        <span>{asideText(push, "calm")}</span>
      </li>
    ))}
  </ol>
);
