import type { SpotPuzzle, SpotState } from "./rules";

const SIDES = ["left", "down the middle", "right"];

type CardProps = { puzzle: SpotPuzzle; state: SpotState; surname: string };

/** What is known before a kick: the keeper's habits and memory, or the taker's run-up. */
export function Card({ puzzle: { keeper }, state: { runUp, remembered }, surname }: CardProps) {
  if (runUp) {
    return (
      <div className="spot-card is-dive">
        <h2>Now you are in goal</h2>
        <dl>
          {runUp.signs.map(([seen, truth]) => (
            <div key={seen}>
              <dt>{seen}</dt>
              <dd>{truth}</dd>
            </div>
          ))}
        </dl>
        <p>{runUp.style === "driven" ? "A long run-up: driven." : "A short run-up: placed."}</p>
      </div>
    );
  }
  return (
    <div className="spot-card">
      <h2>
        {keeper.name} <small>is in goal</small>
      </h2>
      <ul>
        {keeper.habits.map((habit) => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
      <p>
        {remembered === null ? (
          `Each ${keeper.faith / 10} times in 10. But two kicks to one side, and ${surname} waits there.`
        ) : (
          <strong>
            Twice {SIDES[remembered]}: {surname} waits there now.
          </strong>
        )}
      </p>
    </div>
  );
}
