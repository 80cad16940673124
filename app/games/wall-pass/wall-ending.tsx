import { paths } from "~/paths";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { passesOf } from "./line";
import { isLost, type Played, playedOn, type WallPuzzle, type WallState } from "./rules";
import { parText, shareOfPar } from "./share-of-par";

/** Wall Pass at full time. */
export default function WallEnding(props: EndingProps<WallPuzzle, WallState>) {
  const { place, playing, verdict } = props;
  return place === "board" ? (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={parText(verdict)}
      line={verdict.outOf === 0 ? null : `${shareOfPar(verdict)}% of par. Three quarters win.`}
    />
  ) : (
    <AfterTheEnd playing={playing}>
      <Lines {...props} />
    </AfterTheEnd>
  );
}

/** The passes, and beside them a best line once the day is over. */
function Lines({
  playing: { puzzle, isCurrent, attempt },
  state,
}: EndingProps<WallPuzzle, WallState>) {
  const best = isCurrent ? [] : playedOn(puzzle, passesOf(state.line ?? ""));
  return (
    <section className="match-report" aria-labelledby="match-report">
      <h3 id="match-report">Match report</h3>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">Pass</th>
            <th scope="col">Yours</th>
            {!isCurrent && <th scope="col">A best line</th>}
          </tr>
        </thead>
        <tbody>
          {Array.from(state.passes.entries(), ([index, played]) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <Cell played={played} />
              {!isCurrent && <Cell played={best[index]} />}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{state.score}</td>
            {!isCurrent && <td>{puzzle.par}</td>}
          </tr>
        </tfoot>
      </table>
      {isCurrent && <p className="muted">A best line, worth {puzzle.par}, stands here tomorrow.</p>}
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

function Cell({ played }: { played: Played | undefined }) {
  if (!played) return <td />;
  const { brick, weight, to, points } = played;
  return (
    <td>
      {weight} at {brick}, {isLost(to) ? "lost" : `back to ${to}`} <strong>+{points}</strong>
    </td>
  );
}
