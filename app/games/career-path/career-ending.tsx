import { paths } from "~/paths";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import type { CareerPuzzle, CareerState, Line, Told } from "./career";
import { lastPlace } from "./move";
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
  const last = state.lines[lastPlace(playing.attempt)];
  // The board has the headline.
  return (
    <>
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
      {last?.told && <LastTold line={last} told={last.told} />}
    </>
  );
}

/** Who the last career was: the end came at once after its answer. */
function LastTold({ line, told }: { line: Line; told: Told }) {
  const { name, points } = rankOf(line, told);
  return (
    <div className="career-told">
      {!line.isVoid && (
        <p className="career-rank" data-points={points}>
          {name}
          {points > 0 && ` · ${pointsText(points)}`}
        </p>
      )}
      <h3>{told.name}</h3>
      <p className="career-life">{told.life}</p>
      <p>{told.story}</p>
    </div>
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
