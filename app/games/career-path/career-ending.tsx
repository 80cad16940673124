import { paths } from "~/paths";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import type { CareerPuzzle, CareerState, Line } from "./career";
import { rankOf } from "./ranks";
import { rarityText } from "./rarity";
import { countedRanks, pointsText, scoreText, takenBack, triedText } from "./texts";

/** Career Path at full time: the score and its ranks, and the six careers as the report. */
export default function CareerEnding(props: EndingProps<CareerPuzzle, CareerState>) {
  const { place, playing, state, verdict } = props;
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing}>
        <MatchReport
          rows={state.lines.map((line, place) => rowOf(line, place, playing.crowd))}
          reportLabel="Report a career"
        />
      </AfterTheEnd>
    );
  }
  // The board has the headline.
  return (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      headline={countedRanks(state.lines).map(({ text, points }) => (
        <span key={text} className="career-rank" data-points={points}>
          {text}
        </span>
      ))}
      score={scoreText(verdict)}
    />
  );
}

function rowOf(line: Line, index: number, crowd: Playing["crowd"]): ReportRow {
  const { told, isVoid, wrong, stops } = line;
  const id = String(index);
  if (!told) return { id, isRight: null, mark: "Taken back", heading: `Career ${index + 1}` };
  const rank = rankOf(line, told);
  const mark = isVoid
    ? "Taken back"
    : told.stop === null
      ? rank.name
      : `${rank.name} at stop ${told.stop} of ${stops}, ${pointsText(rank.points)}`;
  return {
    id,
    isRight: isVoid ? null : told.stop !== null,
    mark,
    crowd: isVoid ? null : rarityText(crowd, index, told.stop),
    heading: told.name,
    answer: isVoid ? takenBack : [told.life, triedText(wrong)].filter(Boolean).join(" "),
    fact: told.story,
    source: told.source,
    reportHref: paths.report("question", told.id),
  };
}
