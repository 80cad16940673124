import {
  type ComponentType,
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import type { BoardProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { Card } from "./card";
import { Goal } from "./goal";
import { OddsSwitch } from "./odds-switch";
import type { SpotMove, SpotPuzzle, SpotState } from "./rules";
import type { RunUpProps } from "./run-up";
import { Scoreboard } from "./scoreboard";
import type { Style, Zone } from "./shot";
import { Styles } from "./styles";

export { sealedPlay } from "~/play/browser/sealed-play";

/** A second press so soon is a slip of the thumb. */
const SLIP_MS = 600;

/** What times a kick comes once the page is at rest, or with the first touch. */
const REST_MS = 1000;

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
    const fields = new FormData(event.currentTarget);
    const style = fields.get("style") as Style;
    const off = fields.get("off");
    onMove(turn === "dive" ? { dive: zone } : { zone, style, ...(off && { off: Number(off) }) });
  };
  const [RunUp, setRunUp] = useState<ComponentType<RunUpProps> | null>(null);
  const load = useCallback(() => {
    // Without it, as without motion, the odds alone decide.
    const none = () => {};
    if (!prefersReducedMotion())
      import("./run-up").then((part) => setRunUp(() => part.RunUp), none);
  }, []);
  useEffect(() => {
    const rest = setTimeout(load, REST_MS);
    return () => clearTimeout(rest);
  }, [load]);
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
        onPointerDown={load}
      >
        {props.formFields}
        <Scoreboard puzzle={puzzle} state={shown} keeper={surname} />
        <Card key={length} puzzle={puzzle} state={shown} surname={surname} />
        <Goal state={shown} latest={state} />
        {turn && (
          <OddsSwitch keeper={puzzle.keeper} state={shown}>
            {turn === "kick" && <Styles chosen={mine.at(-1)?.style ?? "placed"} />}
          </OddsSwitch>
        )}
        {RunUp && turn === "kick" && (
          <RunUp key={`run${length}`} odds={shown.odds} isFirst={!length} />
        )}
      </form>
    </>
  );
}
