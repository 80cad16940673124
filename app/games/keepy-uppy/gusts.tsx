import { gustText } from "./board-texts";
import type { Gust } from "./garden";

const WHEN = ["Now", "Next", "Then"];

/** The gusts that are known: an arrow each, as long as it is strong. */
export const Gusts = ({ gusts }: { gusts: readonly Gust[] }) => (
  <ol className="keepy-gusts" aria-label="The next gusts">
    {gusts.map((gust, place) => (
      <li key={WHEN[place]}>
        <span className="eyebrow">{WHEN[place]}</span>
        <Arrow gust={gust} />
        <span>{gustText(gust)}</span>
      </li>
    ))}
  </ol>
);

function Arrow({ gust: [push, lift] }: { gust: Gust }) {
  const half = 8 + 10 * Math.abs(push);
  const turn = Math.round(Math.atan2(-lift, 2 * push) * 57.3);
  return (
    <svg viewBox="-50 -17 100 34" aria-hidden="true">
      {push || lift ? (
        <path d={`M${-half} 0H${half}m-7-8 7 8-7 8`} transform={`rotate(${turn})`} />
      ) : null}
    </svg>
  );
}
