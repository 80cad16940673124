import { type Crowd, MIN_FANS, type Spread } from "~/play/rules/crowd";
import { barsText, crowdText } from "~/play/rules/crowd-texts";

/** What everybody did with the edition, in a line. It is empty, and as high, until the server has told it. */
export function CrowdLine({ crowd }: { crowd: Crowd | undefined }) {
  if (!crowd) return <div className="crowd" />;
  const [large, small] = crowdText(crowd);
  return (
    <div className="crowd">
      <p>
        <strong>{large}</strong>
        {small && <small> {small}</small>}
      </p>
      {"place" in crowd ? (
        <Seats place={crowd.place} />
      ) : (
        crowd.spread && <Bars spread={crowd.spread} label={barsText(crowd.fans, crowd.spread)} />
      )}
    </div>
  );
}

const HEIGHT = 40;
const LABEL = 16;
/** What fits beside the text on the narrowest phone. */
const MAX_WIDTH = 84;
const MAX_STEP = 14;

/** The histogram, with the score below one's own bar. A score that somebody had is seen, however few they are. */
function Bars({ spread: { bars, own }, label }: { spread: Spread; label: string }) {
  const most = Math.max(...bars.map(({ count }) => count));
  const rise = (count: number) => Math.max(count && 2, Math.round((count / most) * HEIGHT));
  const step = Math.min(MAX_STEP, Math.floor(MAX_WIDTH / bars.length));
  const bar = (count: number, place: number) =>
    `M${place * step} ${HEIGHT}v${-rise(count)}h${step - 2}V${HEIGHT}z`;
  const width = bars.length * step;
  const mine = bars[own];
  return (
    <svg
      className="crowd-bars"
      role="img"
      aria-label={label}
      width={width}
      height={HEIGHT + LABEL}
      viewBox={`0 0 ${width} ${HEIGHT + LABEL}`}
    >
      <path d={bars.map(({ count }, place) => bar(count, place)).join("")} />
      <path d={`M0 ${HEIGHT}H${width - 2}v1H0z`} />
      {mine && (
        <g className="is-own">
          <path d={bar(mine.count, own)} />
          <text x={own * step + step / 2 - 1} y={HEIGHT + LABEL - 2}>
            {mine.label}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A row of seats: those who came before are in theirs. */
function Seats({ place }: { place: number }) {
  return (
    <svg className="crowd-seats" viewBox={`0 0 ${MIN_FANS} 1`} aria-hidden="true">
      <path d={seats(0, MIN_FANS)} />
      <path className="is-taken" d={seats(0, place - 1)} />
      <path className="is-own" d={seats(place - 1, place)} />
    </svg>
  );
}

const seats = (from: number, to: number): string =>
  Array.from({ length: MIN_FANS }, (_, seat) =>
    seat >= from && seat < to ? `M${seat + 0.5} .5h.01` : "",
  ).join("");
