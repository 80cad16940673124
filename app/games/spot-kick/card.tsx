import type { SpotPuzzle, SpotState } from "./rules";

const SIDES = ["left", "down the middle", "right"];

type CardProps = { puzzle: SpotPuzzle; state: SpotState; surname: string };

/** What to know before a kick, a sentence at a time: a habit of the keeper's or their memory; or the taker's run-up. */
export function Card({ puzzle: { keeper }, state, surname }: CardProps) {
  const { mine, runUp, remembered } = state;
  if (runUp) {
    return (
      <div className="spot-card is-dive">
        <h2>Now you are in goal: dive!</h2>
        <dl>
          {runUp.signs.map(([seen, truth]) => {
            const [often, place] = truth.split(" go ");
            return (
              <div key={seen}>
                <dt>{seen}</dt>
                <dd>
                  <span className="is-number">{`${often} go`}</span> {place}
                </dd>
              </div>
            );
          })}
        </dl>
        <p>{`A ${runUp.style} kick is coming.`}</p>
      </div>
    );
  }
  return (
    <div className="spot-card">
      <h2>
        {keeper.name} <small>is in goal</small>
      </h2>
      <p>
        {remembered === null ? (
          keeper.habits[mine.length % 2]
        ) : (
          <strong>{`Twice ${SIDES[remembered]}: ${surname} waits there now.`}</strong>
        )}
      </p>
    </div>
  );
}
