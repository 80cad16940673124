import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { hasPart, part } from "~/look/ui/part";
import { TitleBar } from "~/play/screen/title-bar";
import { CAREER, CAREER_TOP, careerAddress } from "./address";
import { Ask } from "./ask";
import type { CareerBoardProps } from "./board-props";
import type { Line } from "./career";
import { lastPlace } from "./move";
import { rankOf } from "./ranks";
import { scoreOf } from "./rules";
import { Silhouette } from "./silhouette";
import { Stations } from "./stations";
import { Strip } from "./strip";
import { newStopText, pointsText } from "./texts";
import { inHand, stopOf } from "./today";
import type { ToldCardProps } from "./told-card";

const ToldCard = part<ToldCardProps>("told", () => import("./told-card"));

/** Loads the card where the page begins with one, for its ways to share; else it comes with the end of a career. */
export const loadTold = () =>
  import.meta.env.SSR || hasPart("told") ? ToldCard.load() : undefined;

/** The board: the week's six stations, and the career in hand with its line. */
export function CareerBoard(props: CareerBoardProps) {
  const { state, attempt, verdict, isCurrent, daysIn } = props;
  const { lines } = state;
  const [search] = useSearchParams();
  const stop = isCurrent && !verdict ? stopOf(daysIn) : null;
  const asked = search.get(CAREER);
  // The career that was in hand stays so when it is over. The end has all of them: it shows none without being asked.
  const [atFirst] = useState(() => (verdict ? null : inHand(lines, null, stop)));
  const place = asked ? inHand(lines, asked, atFirst) : atFirst;
  const line = place === null ? undefined : lines[place];
  const atOpening = useRef(attempt.moves.length).current;
  const isNew = attempt.moves.length > atOpening;
  return (
    <>
      <TitleBar title="Career Path" attempt={attempt} />
      <div className={`stage career ${verdict ? "is-over" : ""}`}>
        <Strip {...{ lines, place, stop }} action={props.action} />
        {verdict && <p className="career-word">{verdict.headline}</p>}
        {place !== null && line && (
          <InHand key={place} {...props} {...{ line, place, stop }} isFirst={place === atFirst} />
        )}
        <p className="sr-only" role="status">
          {line && !line.told && isNew && newStopText(line)}
        </p>
      </div>
    </>
  );
}

type InHandProps = CareerBoardProps & {
  line: Line;
  place: number;
  /** The place of today's stop. */
  stop: number | null;
  /** Whether the page began with it. */
  isFirst: boolean;
};

/** A career: its stations, and either who it may be or who it was. */
function InHand(props: InHandProps) {
  const { state, line, place, stop, isFirst, verdict, action } = props;
  const { shown, stops, told } = line;
  const atFirst = useRef({ shown, isTold: told !== null }).current;
  const isOpen = !told;
  const { edition } = props.attempt;
  const { nextUp } = props;
  const toldProps = { edition, lines: state.lines, line, place, stop, action, nextUp };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link to it was on the card of the career before.
    if (isFirst) return;
    scrollTo(0, 0);
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isFirst]);
  const isLater = isOpen && shown > atFirst.shown;
  useEffect(() => {
    // The press was below: the line with its new stop is what one looks at.
    if (isLater && shown) heading.current?.scrollIntoView({ block: "nearest" });
  }, [isLater, shown]);
  // The score comes first, and the last career's story below it: here is its name, and its line a press away.
  if (verdict) {
    const isLast = place === lastPlace(props.attempt);
    return (
      <details className="career-card" open={!isLast}>
        <summary className={isLast ? "career-told is-new" : undefined}>
          {isLast && <Silhouette share={1} />}
          <h2>
            {told && !isLast
              ? `The story of ${told.name}`
              : `Career ${place + 1}${told ? `: ${told.name}` : ""}`}
          </h2>
        </summary>
        {told && !isLast && <ToldCard {...toldProps} told={told} />}
        <Stations line={line} atFirst={shown} />
      </details>
    );
  }
  const { score, minWin } = scoreOf(state.lines);
  const isRest = told && place === stop;
  const isWon = score >= minWin;
  return (
    <section className="career-card" aria-labelledby={CAREER_TOP}>
      <header className="career-head">
        <h2 id={CAREER_TOP} ref={heading} tabIndex={-1}>
          {isRest
            ? `Done for today: ${pointsText(rankOf(line, told).points)}`
            : `Career ${place + 1} ${isOpen ? `of ${state.lines.length}` : ""}`}
        </h2>
        <p className={isWon ? "is-won" : ""}>
          {`Week: ${pointsText(score)} · ${isWon ? "week won" : `${minWin - score} more to win`}`}
        </p>
        <p>{told ? `${stops} stops` : `Stop ${shown} of ${stops}`}</p>
      </header>
      {told && <ToldCard {...toldProps} told={told} isNew={!atFirst.isTold} />}
      <Stations line={line} atFirst={atFirst.shown} />
      {isOpen && (
        <>
          <Ask {...props} action={careerAddress(action, place)} />
          <Silhouette share={(shown - 1) / stops} />
        </>
      )}
    </section>
  );
}
