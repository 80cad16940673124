import { paths } from "~/paths";
import { rightText } from "~/play/rules/crowd-texts";
import type { Verdict } from "~/play/rules/game";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { BEST_PATH } from "./best/best-path";
import { gaveAwayMost, madeText } from "./gave-away";
import { parText, winningScore } from "./par";
import type { WallPuzzle, WallState } from "./rules";

/** Wall Pass at full time. */
export default function WallEnding(props: EndingProps<WallPuzzle, WallState>) {
  const { place, playing, verdict } = props;
  return place === "board" ? (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={parText(verdict)}
      line={standingText(verdict)}
    />
  ) : (
    <AfterTheEnd playing={playing}>
      <Lines {...props} />
    </AfterTheEnd>
  );
}

/** How far a score is from a win, and from the best of the day: "12 short of a win. Best possible: 75." */
function standingText({ score, outOf }: Verdict): string | null {
  if (score === outOf) return null;
  const short = winningScore(outOf) - score;
  return `${short > 0 ? `${short} short of a win. ` : ""}Best possible: ${outOf}.`;
}

/** The passes, and the way to the best line once the day is over. */
function Lines({
  playing: { puzzle, isCurrent, attempt, crowd },
  state,
}: EndingProps<WallPuzzle, WallState>) {
  const hasFans = Boolean(crowd && "fans" in crowd);
  const given = gaveAwayMost(puzzle, state);
  return (
    <section className="match-report" aria-labelledby="match-report">
      <h3 id="match-report">Match report</h3>
      {isCurrent ? (
        <>
          <p>Tomorrow you can see the line that makes {puzzle.par} of today's wall.</p>
          {attempt.edition > 1 && (
            <a className="button button-outline" href={BEST_PATH}>
              Yesterday's best line: see it
            </a>
          )}
        </>
      ) : (
        <a className="button button-outline" href={`${BEST_PATH}?date=${attempt.date}`}>
          {`The best line, ${puzzle.par}: see it`}
        </a>
      )}
      <p>
        {given && (
          <>
            <a className="inline-link" href={`#pass-${given.pass}`}>
              Pass {given.pass} gave away {given.points}
            </a>
            : it could have hit a number that still stands.{" "}
          </>
        )}
        Press a pass to see it on the wall.
      </p>
      <table className="report-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">Pass</th>
            <th scope="col">Yours</th>
            {hasFans && <th scope="col">Fans</th>}
          </tr>
        </thead>
        <tbody>
          {Array.from(state.passes.entries(), ([index, played]) => (
            <tr key={index}>
              <th scope="row">
                <a className="text-link" href={`#pass-${index + 1}`}>
                  Pass {index + 1}
                </a>
              </th>
              <td>
                {madeText(played)} {played.points > 0 && <strong>+{played.points}</strong>}
              </td>
              {hasFans && <td className="muted">{rightText(crowd, index, "hit")}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="report-source">
        <a
          className="text-link"
          href={paths.report("question", `street-${attempt.edition}`)}
          target="_blank"
          rel="noopener"
        >
          Report this street
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
