import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";

/** A pass in words, its points, its brick, its way in the street's picture, and whether it counted double. */
type BestPass = {
  text: string;
  points: number;
  brick: number;
  way: string;
  /** The classes of the ball that runs along it. */
  run: string;
  isDouble: boolean;
};

/** A best line as a page shows it. */
export type BestLine = {
  number: number;
  day: string;
  isYesterday: boolean;
  score: number;
  start: number;
  /** The wall before it. */
  wall: readonly (readonly number[])[];
  /** The passes. */
  passes: readonly BestPass[];
};

/**
 * A best line: the wall before it, its ten ways, and each pass in words. It shares no part with the board, whose script
 * would come in more files.
 */
export function BestLinePage({ number, day, isYesterday, score, start, wall, passes }: BestLine) {
  return (
    <article className="page narrow wall-best" data-game="wall-pass">
      <p className="eyebrow">{`Wall Pass No. ${number} · ${day}`}</p>
      <h1>{`${isYesterday ? "Yesterday's" : "The day's"} ${score}`}</h1>
      <p className="lead">Ten passes, and nothing beats them.</p>
      <div className="wall">
        <div className="wall-field">
          <ol className="wall-bricks">
            {Array.from(wall.entries(), ([place, [front, behind]]) => (
              <Column key={place} {...{ front, behind }} hits={hitsOn(place + 1, passes)} />
            ))}
          </ol>
          <div className="wall-ground">
            <svg
              className="wall-street"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {Array.from(passes.entries(), ([place, { way, isDouble }]) => (
                <path
                  key={place}
                  className={`wall-ray pass-${place + 1} ${isDouble ? "" : "is-single"}`}
                  d={way}
                />
              ))}
            </svg>
            <ol className="wall-stands" aria-hidden="true">
              {Array.from(wall.keys(), (place) => (
                <li key={place} className={place + 1 === start ? "is-start" : ""}>
                  {place + 1}
                </li>
              ))}
            </ol>
            {Array.from(passes.entries(), ([place, { run }]) => (
              <i
                key={place}
                className={`wall-flight pass-${place + 1} ${run}`}
                aria-hidden="true"
              />
            ))}
          </div>
        </div>
      </div>
      <label className="button button-outline wall-play">
        <input type="checkbox" className="sr-only" />
        Play the line
      </label>
      <p>
        It starts on <strong>{start}</strong>. Gold ways count double.
      </p>
      <ol className="wall-passes">
        {Array.from(passes.entries(), ([place, { text, points, isDouble }]) => (
          <li key={place} className={isDouble ? "is-double" : ""}>
            <span>{text}</span> <strong className="digits">+{points}</strong>
          </li>
        ))}
      </ol>
      <LinkButton to={paths.playTitle("wall-pass")} variant="primary">
        Play today's wall
      </LinkButton>
    </article>
  );
}

type Hit = { pass: number; points: number };

/** The hits on a brick: the first is on the number in front. */
const hitsOn = (brick: number, passes: readonly BestPass[]): Hit[] =>
  passes.flatMap((one, index) =>
    one.brick === brick && one.points > 0 ? [{ pass: index + 1, points: one.points }] : [],
  );

type ColumnProps = { front: number | undefined; behind: number | undefined; hits: readonly Hit[] };

/** The numbers of a column, and what each brings when the ball is at it. */
function Column({ front, behind, hits }: ColumnProps) {
  const [first, second] = hits;
  return (
    <li>
      <span className={`wall-behind ${goneAt(second)}`}>{behind}</span>
      <div className="wall-brick">
        <span className={`wall-number ${goneAt(first)}`}>{front}</span>
      </div>
      {hits.map(({ pass, points }) => (
        <b key={pass} className={`wall-burst pass-${pass}`} aria-hidden="true">
          +{points}
        </b>
      ))}
    </li>
  );
}

const goneAt = (hit: Hit | undefined) => (hit ? `is-hit pass-${hit.pass}` : "");
