import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";

/** A best line as a page shows it. */
export type BestLine = {
  number: number;
  day: string;
  isYesterday: boolean;
  score: number;
  start: number;
  /** The wall before it. */
  wall: readonly (readonly number[])[];
  /** Each pass in words, its points, its way in the street's picture, and whether it counted double. */
  passes: readonly { text: string; points: number; way: string; isDouble: boolean }[];
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
              <li key={place}>
                <span className="wall-behind">{behind}</span>
                <div className="wall-brick">
                  <span className="wall-number">{front}</span>
                </div>
              </li>
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
                <path key={place} className={`wall-ray ${isDouble ? "" : "is-single"}`} d={way} />
              ))}
            </svg>
            <ol className="wall-stands" aria-hidden="true">
              {Array.from(wall.keys(), (place) => (
                <li key={place} className={place + 1 === start ? "is-start" : ""}>
                  {place + 1}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
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
