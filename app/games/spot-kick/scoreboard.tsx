import { zoneNames } from "./board-texts";
import type { SpotState } from "./rules";
import type { Shot } from "./shot";

type RowProps = { name: string; shots: readonly Shot[]; pairs: number };

/** Both sides' kicks, each a little goal with its ball. */
export function Scoreboard({
  state: { mine, theirs },
  keeper,
}: {
  state: SpotState;
  keeper: string;
}) {
  const pairs = Math.max(5, mine.length);
  return (
    <div className="spot-score">
      <Row name="You" shots={mine} pairs={pairs} />
      <Row name={keeper} shots={theirs} pairs={pairs} />
    </div>
  );
}

/** A row. In sudden death it has the latest five pairs. */
const Row = ({ name, shots, pairs }: RowProps) => (
  <div>
    <strong>{name}</strong>
    <ol aria-label={`Kicks: ${name}`}>
      {Array.from({ length: 5 }, (_, place) => pairs - 5 + place).map((place) => {
        const shot = shots[place];
        return (
          <li key={place} className={shot && `is-${shot.outcome}`} data-zone={shot?.zone}>
            {shot && (
              <span className="sr-only">
                {shot.outcome === "goal" ? "goal" : shot.outcome}, {zoneNames[shot.zone]}
              </span>
            )}
          </li>
        );
      })}
    </ol>
    <b className="digits">{shots.filter(({ outcome }) => outcome === "goal").length}</b>
  </div>
);
