import { useEffect, useRef } from "react";
import { LinkButton } from "~/look/ui/button";
import { canonicalUrl } from "~/platform/config/product";
import { ReportLink } from "~/play/screen/report-link";
import { ShareButton } from "~/shell/share-button";
import { careerAddress } from "./address";
import type { CareerBoardProps } from "./board-props";
import type { Line, Told } from "./career";
import { rankOf } from "./ranks";
import { Silhouette } from "./silhouette";
import { beginsText, firstClub, pointsText, takenBack } from "./texts";
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
  /** The day's next title, if there is one. */
  nextUp: CareerBoardProps["nextUp"];
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
  nextUp,
  action,
}: ToldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The answer is read from its head on, wherever the press was.
    card.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isNew]);
  const { name, points, square } = rankOf(line, told);
  const next = nextOpen(lines);
  const ahead = place + 1;
  // What completes the treble is the week: there the way on is its next career.
  const isRest = place === stop && !nextUp?.eyebrow;
  const onward = next !== null && (
    <LinkButton
      variant={isRest ? "outline" : "primary"}
      to={careerAddress(action, next)}
      replace
      discover="none"
    >
      {isRest && next >= ahead ? "Play ahead: career" : "Go on now with career"} {next + 1}
    </LinkButton>
  );
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
            {isRest && lines[ahead]?.told === null
              ? beginsText(ahead, lines[ahead])
              : `Career ${next + 1} is open too. It begins at ${firstClub(lines[next])}.`}
          </p>
          {isRest && nextUp && (
            <a className="button button-primary" href={nextUp.href}>
              Next up: {nextUp.title}
            </a>
          )}
          {!isRest && onward}
          <ShareButton
            content={{
              title: "Career Path",
              text: `Career Path No. ${edition} · Career ${place + 1}\n${square} ${name}${told.stop ? ` at stop ${told.stop} of ${line.stops}` : ""}\nYour turn:`,
              url: canonicalUrl(careerAddress(action, place)),
            }}
            label="Share this career"
            variant={isRest && !nextUp ? "primary" : "outline"}
            what="results"
          />
          {isRest && onward}
        </>
      )}
    </div>
  );
}
