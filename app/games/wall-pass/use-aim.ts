import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { usableAt } from "./reach";
import { COLUMNS, type WallState, type Weight } from "./rules";
import { press } from "./use-pass-keys";

/** A press that stays so long on a brick looks at its way, and does not pass. */
const HOLD_MS = 350;

/**
 * What the next pass is aimed at: a brick under the pointer or with the focus, one that a finger was held on, or the end
 * of a line that is drawn from the street to the wall.
 *
 * @param form its radios say how hard
 * @param atFirst how hard the first pass on this page is, until another weight is chosen
 */
export function useAim(
  form: RefObject<HTMLFormElement>,
  { at, passes: { length: count } }: WallState,
  atFirst: Weight,
) {
  const [wanted, setWanted] = useState(atFirst);
  const weight = usableAt(at, wanted);
  const [brick, setBrick] = useState<number | null>(null);
  const isDrawing = useRef(false);
  const pressedAt = useRef(0);
  const isLook = useRef(false);
  const isTouch = useRef(false);
  // It may have been chosen before the script was there.
  useEffect(() => setWanted((before) => weightIn(form.current) ?? before), [form]);
  useEffect(() => {
    // No finger stays on its brick, so the way of a tap goes with its pass; of one that is refused it says why.
    if (count && isTouch.current) setBrick(null);
  }, [count]);

  const stop = () => {
    isDrawing.current = false;
    setBrick(null);
  };
  const aimAt = (event: SyntheticEvent) => {
    const aimed = brickOf(event.target);
    if (aimed && !isDrawing.current) setBrick(aimed);
  };
  /** On the way to the weights, and while they are tried, the line stays. */
  const stopBeyond = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!form.current?.contains(relatedTarget as Node | null)) stop();
  };
  return {
    chosen: weight,
    shown: brick,
    onChoose: setWanted,
    handlers: {
      // A finger's focus stays behind it.
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.target.matches(":focus-visible")) aimAt(event);
      },
      onBlur: stopBeyond,
      onPointerOver: aimAt,
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === "mouse") stopBeyond(event);
      },
      onPointerCancel: stop,
      onPointerDown(event: PointerEvent) {
        pressedAt.current = event.timeStamp;
        if (brickOf(event.target) !== null || !event.isPrimary || event.button !== 0) return;
        isDrawing.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setBrick(columnAt(event));
      },
      onPointerMove(event: PointerEvent) {
        if (isDrawing.current) setBrick(columnAt(event));
      },
      onPointerUp(event: PointerEvent) {
        const wasDrawing = isDrawing.current;
        isLook.current = event.timeStamp - pressedAt.current >= HOLD_MS;
        isTouch.current = event.pointerType === "touch";
        if (!wasDrawing) return;
        stop();
        if (isOnWall(event)) press(columnAt(event));
      },
      // A key's press has no detail, and is no look's.
      onClickCapture(event: MouseEvent) {
        if (isLook.current && event.detail > 0) event.preventDefault();
        isLook.current = false;
      },
    },
  };
}

/** The weight that the radios have; undefined without them. */
const weightIn = (form: HTMLFormElement | null) =>
  (form?.elements.namedItem("weight") as RadioNodeList | undefined)?.value as Weight | undefined;

function brickOf(target: EventTarget): number | null {
  const button = (target as Element).closest("button");
  return button && Number(button.value);
}

function columnAt({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const column = Math.ceil(((clientX - left) / width) * COLUMNS);
  return Math.min(COLUMNS, Math.max(1, column));
}

const isOnWall = ({ currentTarget, clientY }: PointerEvent): boolean =>
  clientY < (currentTarget.lastElementChild?.getBoundingClientRect().top ?? 0);
