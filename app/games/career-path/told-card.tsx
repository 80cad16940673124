import { useEffect, useRef } from "react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { ReportLink } from "~/play/screen/report-link";
import { careerAddress } from "./address";
import type { Line, Told } from "./career";
import { readStations } from "./packed";
import { rankOf } from "./ranks";
import { Silhouette } from "./silhouette";
import { pointsText, takenBack } from "./texts";
import { nextOpen } from "./today";

type ToldCardProps = {
  lines: readonly Line[];
  line: Line;
  told: Told;
  /** The place of today's stop. */
  stop: number | null;
  /** Whether the career came to its end on this page. */
  isNew?: boolean;
  /** The address of the attempt. */
  action: string;
};

/** The end of a line: whose it was, what that was worth, and the story of the oddest move. */
export function ToldCard({ lines, line, told, stop, isNew, action }: ToldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  const { name, points } = rankOf(line, told);
  const next = nextOpen(lines);
  // Today's career ends the day: to go on is the quieter way.
  const isDay = stop !== null && next !== null && next > stop && line === lines[stop];
  return (
    <div ref={card} className={`career-told ${isNew ? "is-new" : ""}`} tabIndex={-1}>
      <p className="career-rank" data-points={points}>
        {name}
        {points > 0 && ` · ${pointsText(points)}`}
      </p>
      <h3>{told.name}</h3>
      <Silhouette share={1} />
      <p className="career-life">{told.life}</p>
      <p>{told.story}</p>
      {line.isVoid && <p>{takenBack}</p>}
      {next !== null && (
        <>
          <p className="career-source">
            Source: {told.source} <ReportLink record={told.id} label="Report this career" />
          </p>
          {isDay && (
            <>
              {next === stop + 1 && (
                <p>
                  Tomorrow's career begins at {readStations(lines[next]?.stations ?? "")[0]?.club}.
                </p>
              )}
              <a className="button button-primary" href={paths.home}>
                Today's other games
              </a>
            </>
          )}
          <LinkButton
            variant={isDay ? "outline" : "primary"}
            to={careerAddress(action, next)}
            replace
            discover="none"
          >
            Go on now with career {next + 1}
          </LinkButton>
        </>
      )}
    </div>
  );
}
