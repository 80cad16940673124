import { paths } from "~/paths";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import {
  CAREERS,
  type CareerPuzzle,
  type CareerState,
  type Line,
  type Told,
  type WrongGuess,
} from "./career";
import { lastPlace } from "./move";
import { readWrong } from "./packed";
import { rankOf, ranks } from "./ranks";
import { rarityText } from "./rarity";
import { pointsText, scoreText, takenBack } from "./texts";

/** Career Path at full time: the score and its ranks, and the six careers as the report. */
export default function CareerEnding(props: EndingProps<CareerPuzzle, CareerState>) {
  const { place, playing, state, verdict } = props;
  const lastCareer = lastPlace(playing.attempt);
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing}>
        <MatchReport
          rows={state.lines.map((line, place) => {
            const row = rowOf(line, place, playing.crowd);
            // Its story is told above, with the score.
            return place === lastCareer ? { ...row, answer: triedText(line.wrong), fact: "" } : row;
          })}
          reportLabel="Report a career"
        />
      </AfterTheEnd>
    );
  }
  const last = state.lines[lastCareer];
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
        line={playing.isCurrent ? aheadText(playing.daysIn) : null}
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

/** "You tried Pelé, Eusébio." */
const triedText = (wrong: readonly WrongGuess[]): string =>
  wrong.length > 0 ? `You tried ${wrong.map((one) => readWrong(one).name).join(", ")}.` : "";

/** The ranks of a week, best first, each with its points: "2 × Scout". */
function countedRanks(lines: readonly Line[]): { text: string; points: number }[] {
  const held = lines.flatMap((line) =>
    line.told && !line.isVoid ? [rankOf(line, line.told).name] : [],
  );
  return ranks
    .map(({ name, points }) => ({ name, points, count: held.filter((one) => one === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, points, count }) => ({ text: `${count} × ${name}`, points }));
}

/** How far ahead of the week's days the player is, on a day before its last career's; else null. */
function aheadText(daysIn: number): string | null {
  const days = CAREERS - 1 - daysIn;
  return days > 0 ? `All six done: you are ${days} ${days === 1 ? "day" : "days"} ahead.` : null;
}
