import type { ScoreBar } from "./stat";

/**
 * How often each score was reached. The bar's width is an attribute, since the content policy allows no inline style.
 *
 * @param marked what the marked bar has: "the latest result"
 */
export function ScoreBars({ bars, marked }: { bars: ScoreBar[]; marked: string }) {
  return (
    <dl className="score-bars">
      {bars.map(({ label, count, percent, isLatest }) => (
        <div key={label} className={isLatest ? "is-latest" : undefined}>
          <dt className="digits">{label}</dt>
          <dd>
            {count > 0 && <svg width={`${percent}%`} height="28" aria-hidden="true" />}
            <span className="digits">{count}</span>
            {isLatest && <span className="sr-only">, with {marked}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
