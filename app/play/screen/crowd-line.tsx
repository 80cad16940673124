import { useRef } from "react";
import type { Crowd, Spread } from "~/play/rules/crowd";
import { barsText, crowdText } from "~/play/rules/crowd-texts";

/**
 * What everybody did with the edition, in a line. It is empty, and as high, until the server has told it; without a
 * network, and where it was told with the end, there is nothing to wait for.
 */
export function CrowdLine({ crowd, isCurrent }: { crowd: Crowd | undefined; isCurrent: boolean }) {
  const isAwaited = useRef(!crowd).current;
  // A page from the server has nothing to hold still, and few bytes.
  if (!crowd) return !import.meta.env.SSR && navigator.onLine ? <Strut /> : null;
  const [large, small] = crowdText(crowd, isCurrent);
  const spread = "fans" in crowd && crowd.spread;
  if (import.meta.env.SSR && !small) return <h3>{large}</h3>;
  return (
    <div className="results-end">
      <h3>
        {large}
        {small && (
          <>
            <br />
            <small className="muted">
              {small}
              {/* The lower bars alone come to less. */}
              {spread && spread.beats > 0 && (
                <>
                  <br />
                  Level scores count half.
                </>
              )}
            </small>
          </>
        )}
      </h3>
      {spread ? (
        <Bars spread={spread} label={barsText(crowd.fans, spread)} />
      ) : (
        isAwaited && <Strut />
      )}
    </div>
  );
}

/** Pixels at the text's usual size: the histogram grows with the text. */
const em = (pixels: number) => `${pixels / 16}em`;

/** As high as the three lines beside the histogram, so that nothing moves when the server has told what there is. */
const Strut = () => <svg width="0" height={em(69)} />;

// Attributes: the content policy allows no inline style, and the page of a running attempt needs no rules of the end.
const OWN = "var(--accent-ink)";
const OTHERS = "color-mix(in oklab,var(--pitch),var(--control) 60%)";

const HEIGHT = 40;
const LABEL = 16;
/** What fits beside the text on the narrowest phone. */
const MAX_WIDTH = 84;
const MAX_STEP = 14;

/** The histogram, with the score below one's own bar. A score is seen even if a single player had it. */
function Bars({ spread: { bars, own }, label }: { spread: Spread; label: string }) {
  const most = Math.max(...bars.map(({ count }) => count));
  const rise = (count: number) => Math.max(count && 2, Math.round((count / most) * HEIGHT));
  const step = Math.min(MAX_STEP, Math.floor(MAX_WIDTH / bars.length));
  const bar = (count: number, place: number) =>
    `M${place * step} ${HEIGHT}v${-rise(count)}h${step - 2}V${HEIGHT}`;
  const width = bars.length * step;
  const mine = bars[own];
  return (
    <svg
      role="img"
      aria-label={label}
      width={em(width)}
      height={em(HEIGHT + LABEL)}
      viewBox={`0 0 ${width} ${HEIGHT + LABEL}`}
      overflow="visible"
    >
      <g fill={OTHERS}>
        <path d={bars.map(({ count }, place) => bar(count, place)).join("")} />
        <path d={`M0 ${HEIGHT}h${width - 2}v1H0`} />
      </g>
      {mine && (
        <g fill={OWN}>
          <path d={bar(mine.count, own)} />
          <text
            className="digits"
            x={own * step + step / 2 - 1}
            y={HEIGHT + LABEL - 2}
            fontSize="16"
            textAnchor="middle"
          >
            {mine.label}
          </text>
        </g>
      )}
    </svg>
  );
}
