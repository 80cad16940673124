import { type FormEvent, useRef } from "react";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Card } from "./card";
import { Goal } from "./goal";
import type { SpotMove, SpotPuzzle, SpotState } from "./rules";
import { Scoreboard } from "./scoreboard";
import type { Style, Zone } from "./shot";
import { Styles } from "./styles";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A second press so soon is a slip of the thumb. */
const SLIP_MS = 600;

/** The board: the score, what is known, the goal, and how the next kick is struck. */
export function SpotBoard(props: BoardProps<SpotPuzzle, SpotMove, SpotState>) {
  const { puzzle, state, attempt, typed, onMove } = props;
  const { mine, turn } = state;
  const { length } = attempt.moves;
  const lengthAtFirst = useRef(length).current;
  const pressedAt = useRef(-SLIP_MS);
  const surname = puzzle.keeper.name.split(" ").at(-1) ?? "";
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter || event.timeStamp < pressedAt.current + SLIP_MS) return;
    pressedAt.current = event.timeStamp;
    const zone = Number((submitter as HTMLButtonElement).value) as Zone;
    const style = new FormData(event.currentTarget).get("style") as Style;
    onMove(turn === "dive" ? { dive: zone } : { zone, style });
  };
  return (
    <>
      <TitleBar title="Spot Kick" attempt={attempt} />
      <form
        method="post"
        action={props.action}
        className={`spot ${turn ? "" : "is-over"} ${length > lengthAtFirst ? "is-new" : ""}`}
        onSubmit={onSubmit}
      >
        {props.formFields}
        <Scoreboard state={state} keeper={surname} />
        {turn && <Card key={length} puzzle={puzzle} state={state} surname={surname} />}
        <Goal state={state} />
        {turn === "kick" && <Styles chosen={typed.style ?? mine.at(-1)?.style ?? "placed"} />}
        {turn && (
          <p className="spot-legend">
            {turn === "kick"
              ? "Press where you shoot. Yellow: on target. Below"
              : "Press where you dive. The number"}
            : saved by a dive right there, half as many if only the side is right.
          </p>
        )}
      </form>
    </>
  );
}
