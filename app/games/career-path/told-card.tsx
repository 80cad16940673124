import { useEffect, useRef } from "react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import { ReportLink } from "~/play/screen/report-link";
import { ShareButton } from "~/shell/share-button";
import { careerAddress } from "./address";
import type { Line, Told } from "./career";
import { readStations } from "./packed";
import { rankOf } from "./ranks";
import { Silhouette } from "./silhouette";
import { pointsText, takenBack } from "./texts";
import { nextOpen } from "./today";

export type ToldCardProps = {
  /** The week's number. */
  edition: number;
  lines: readonly Line[];
  line: Line;
  place: number;
  told: Told;
  /** The place of today's stop. */
  stop: number | null;
  /** Whether the career came to its end on this page. */
  isNew?: boolean;
  /** The address of the attempt. */
  action: string;
};

/** The end of a line: whose it was, what that was worth, and the story of the oddest move. */
export default function ToldCard({
  edition,
  lines,
  line,
  place,
  told,
  stop,
  isNew,
  action,
}: ToldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  const { name, points, square } = rankOf(line, told);
  const next = nextOpen(lines);
  const first = readStations(lines[next ?? 0]?.stations ?? "")[0]?.club;
  const isDayDone = place === stop && next === place + 1;
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
          <p>
            {isDayDone
              ? `Tomorrow's career begins at ${first}. It is open already.`
              : `Career ${next + 1} is open too. It begins at ${first}.`}
          </p>
          <LinkButton variant="primary" to={careerAddress(action, next)} replace discover="none">
            {isDayDone ? "Play ahead: career" : "Go on now with career"} {next + 1}
          </LinkButton>
          <ShareButton
            content={{
              title: "Career Path",
              text: `Career Path No. ${edition} · Career ${place + 1}\n${square} ${name}${told.stop ? ` at stop ${told.stop} of ${line.stops}` : ""}\nYour turn:`,
              url: canonicalUrl(careerAddress(action, place)),
            }}
            label="Share this career"
            variant="outline"
            what="results"
          />
          {place === stop && (
            <a className="button button-outline" href={paths.home}>
              Today's other games
            </a>
          )}
        </>
      )}
    </div>
  );
}
