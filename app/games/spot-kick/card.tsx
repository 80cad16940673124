import { countsText, guardText, placeText } from "./board-texts";
import type { SpotPuzzle, SpotState } from "./rules";
import { yours } from "./texts";

type CardProps = { puzzle: SpotPuzzle; state: SpotState; surname: string };

/** What to know before a kick, a sentence at a time: where to press, and then a habit of the keeper's or their memory; or what the taker's run-up gives away; at the end both sides' goals and saves, and the button of the form that sends them as a duel. */
export function Card({ puzzle: { keeper }, state, surname }: CardProps) {
  const { mine, theirs, turn, runUp, remembered, tells, told } = state;
  if (!turn) {
    return (
      <div className="spot-card">
        <p>{countsText("You", mine, theirs)}</p>
        <p>{countsText(surname, theirs, mine)}</p>
        <button type="submit" form="duel" className="button button-outline">
          Challenge a friend
        </button>
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
        <p className="is-number">{`A ${runUp.style} kick.`}</p>
      </div>
    );
  }
  const isFirst = !mine.length;
  const isTold = told.length > 0;
  const faith = isTold && `${keeper.faith / 10} in 10.`;
  const guard = (
    <strong className={isTold ? "is-told" : undefined}>{guardText(surname, told)}</strong>
  );
  return (
    <div className="spot-card">
      <h2>{isFirst ? "Your kick: press a square." : guard}</h2>
      <p>
        {isFirst ? guard : remembered === null && yours(tells[mine.length % tells.length])}
        {isFirst && isTold && ","}{" "}
        <strong>
          {remembered === null ? faith : `Twice ${placeText(told)}: ${surname} waits there now.`}
        </strong>
      </p>
    </div>
  );
}
