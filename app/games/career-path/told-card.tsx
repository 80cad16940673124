import { useEffect, useRef } from "react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import { ReportLink } from "~/play/screen/report-link";
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
            Career {next + 1} is open too. It begins at{" "}
            {readStations(lines[next]?.stations ?? "")[0]?.club}.
          </p>
          <LinkButton variant="primary" to={careerAddress(action, next)} replace discover="none">
            Go on now with career {next + 1}
          </LinkButton>
          <Share
            text={`Career Path No. ${edition} · Career ${place + 1}\n${square} ${name}${told.stop ? ` at stop ${told.stop} of ${line.stops}` : ""}\nYour turn:\n${canonicalUrl(careerAddress(action, place))}`}
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

/** How a career went, for a friend: as a text to copy, and by the device's own sharing where it has one. */
const Share = ({ text }: { text: string }) => (
  <details
    className="share"
    onToggle={({ currentTarget: { open } }) => open && navigator.share?.({ text }).catch(() => {})}
  >
    <summary className="button button-outline">Share this career</summary>
    <textarea readOnly rows={5} aria-label="Copy this" defaultValue={text} />
  </details>
);
