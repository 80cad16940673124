import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Card } from "./card";
import { Goal } from "./goal";
import { OddsSwitch } from "./odds-switch";
import type { SpotMove, SpotPuzzle, SpotState } from "./rules";
import { Scoreboard } from "./scoreboard";
import type { Style, Zone } from "./shot";
import { Styles } from "./styles";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A second press so soon is a slip of the thumb. */
const SLIP_MS = 600;

/** How many keepers look different (`styles/keepers.css`), so that each day's differs from those before. */
const LOOKS = 8;

/**
 * The board: the score, what is known, the goal, and how the next kick is struck. While a kick flies all of it stays as it
 * was before, so that nothing but the ball tells what became of it.
 */
export function SpotBoard(props: BoardProps<SpotPuzzle, SpotMove, SpotState>) {
  const { puzzle, state, attempt, onMove } = props;
  const [shown, land] = useState(state);
  const { mine, theirs, turn } = shown;
  const length = mine.length + theirs.length;
  const isFlying = attempt.moves.length > length;
  const pressedAt = useRef(Number.NaN);
  const surname = puzzle.keeper.name.split(" ").at(-1) as string;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter || isFlying || event.timeStamp < pressedAt.current + SLIP_MS) return;
    pressedAt.current = event.timeStamp;
    const zone = Number((submitter as HTMLButtonElement).value) as Zone;
    const style = new FormData(event.currentTarget).get("style") as Style;
    onMove(turn === "dive" ? { dive: zone } : { zone, style });
  };
  // Without motion, as without a kick, there is no flight to wait for.
  useEffect(() => {
    const [flight] = (document.querySelector(".spot-ball") as Element).getAnimations();
    const turnOver = () => land(state);
    Promise.resolve(flight?.finished).then(turnOver, turnOver);
  }, [state]);
  return (
    <>
      <TitleBar title="Spot Kick" attempt={attempt} />
      <form
        method="post"
        action={props.action}
        className={turn ? "spot" : "spot is-over"}
        aria-busy={isFlying}
        data-pressed={pressedAt.current || undefined}
        data-look={attempt.edition % LOOKS}
        onSubmit={onSubmit}
      >
        {props.formFields}
        <Scoreboard state={shown} keeper={surname} />
        <Card key={length} puzzle={puzzle} state={shown} surname={surname} />
        <Goal state={shown} latest={state} />
        {turn && (
          <OddsSwitch keeper={puzzle.keeper} state={shown}>
            {turn === "kick" && <Styles chosen={mine.at(-1)?.style ?? "placed"} />}
          </OddsSwitch>
        )}
      </form>
    </>
  );
}
