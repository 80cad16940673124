import { lastLine, stakeText } from "./board-texts";
import type { SpotPuzzle, SpotState } from "./rules";
import type { Shot } from "./shot";
import { goalsOf, KICKS } from "./standing";

type RowProps = { name: string; shots: readonly Shot[]; pairs: number };

type ScoreboardProps = { puzzle: SpotPuzzle; state: SpotState; keeper: string };

/** Both sides' kicks, each a little goal with its ball. */
export function Scoreboard({ puzzle, state, keeper }: ScoreboardProps) {
  const { mine, theirs, turn } = state;
  const pairs = Math.max(KICKS, mine.length + +(turn === "kick"));
  const label = stakeText(state) || (turn && pairs > KICKS && "Sudden death: legs tire");
  return (
    <div className="spot-score">
      <Row name="You" shots={mine} pairs={pairs} />
      <Row name={keeper} shots={theirs} pairs={pairs} />
      <p role="status">
        <span key={mine.length + theirs.length}>{lastLine(state, keeper, puzzle.aim)}</span>
        {label && <b>{label}</b>}
      </p>
    </div>
  );
}

/** A row. In sudden death it has the latest five pairs. */
function Row({ name, shots, pairs }: RowProps) {
  const goals = goalsOf(shots);
  return (
    <div>
      <strong>{name}</strong>
      <ol aria-label={`Kicks: ${name}`}>
        {Array.from({ length: 5 }, (_, index) => {
          const place = pairs - 5 + index;
          const shot = shots[place];
          return (
            <li key={place} className={shot && `is-${shot.outcome}`} data-zone={shot?.zone}>
              {shot && <span className="sr-only">{shot.outcome}</span>}
            </li>
          );
        })}
      </ol>
      <b className="digits" key={goals} data-before={goals - 1}>
        {goals}
      </b>
    </div>
  );
}
