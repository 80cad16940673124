import { countsText, guardText } from "./board-texts";
import type { SpotPuzzle, SpotState } from "./rules";
import { yours } from "./texts";

const SIDES = ["left", "down the middle", "right"];

type CardProps = { puzzle: SpotPuzzle; state: SpotState; surname: string };

/** What to know before a kick, a sentence at a time: a habit of the keeper's or their memory; or what the taker's run-up gives away; at the end both sides' goals and saves. */
export function Card({ puzzle: { keeper }, state, surname }: CardProps) {
  const { mine, theirs, turn, runUp, remembered, tells, told } = state;
  if (!turn) {
    return (
      <div className="spot-card">
        <p>{countsText("You", mine, theirs)}</p>
        <p>{countsText(surname, theirs, mine)}</p>
      </div>
    );
  }
  if (runUp) {
    return (
      <div className="spot-card is-dive">
        <h2>In goal: press where you dive</h2>
        {runUp.signs.map(([seen, truth], place) => (
          <p key={seen} className={place ? "is-number" : undefined}>
            {seen}: <strong>{truth}</strong>
          </p>
        ))}
        <p className="is-number">{`A ${runUp.style} kick is coming.`}</p>
      </div>
    );
  }
  const count = mine.length;
  const tell = tells[count % tells.length];
  return (
    <div className="spot-card">
      <h2>{`${keeper.name} is in goal`}</h2>
      {!count && <p>Press where you shoot.</p>}
      {remembered === null ? (
        tell && (
          <p className="is-told">
            {yours(tell)} <strong>{guardText(tell, told)}</strong>
          </p>
        )
      ) : (
        <p className="is-told">
          <strong>{`Twice ${SIDES[remembered]}: ${surname} waits there now.`}</strong>
        </p>
      )}
    </div>
  );
}
