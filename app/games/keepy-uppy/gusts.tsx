import type { Gust } from "./garden";
import { gustText } from "./texts";

const WHEN = ["This touch", "Next", "Then"];

/** The gusts that are known: an arrow each, as long as it pushes. */
export function Gusts({ gusts }: { gusts: readonly Gust[] }) {
  return (
    <ol className="keepy-gusts" aria-label="The next gusts">
      {gusts.map((gust, place) => (
        <li key={WHEN[place]}>
          <span className="eyebrow">{WHEN[place]}</span>
          <Arrow {...gust} />
          <span>{gustText(gust)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A gust that does nothing is a dot. */
function Arrow({ push, lift }: Gust) {
  const x = push * 12;
  const y = lift * -9;
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  return (
    <svg viewBox="-50 -17 100 34" aria-hidden="true">
      {push || lift ? (
        <>
          <path d={`M${-x} ${-y}L${x} ${y}`} />
          <path d="M-7-8 4 0-7 8" transform={`translate(${x} ${y})rotate(${Math.round(turn)})`} />
        </>
      ) : (
        <circle r="5" />
      )}
    </svg>
  );
}
