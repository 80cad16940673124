import {
  type FormEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { COLUMNS, type Weight, weights } from "./rules";

/**
 * What the next pass is aimed at: a brick under the pointer or with the focus, or the end of a line that is drawn from
 * the street to the wall.
 *
 * @param form its radios say how hard
 * @param onPass is told of a drawn pass
 */
export function useAim(
  form: RefObject<HTMLFormElement>,
  atFirst: Weight,
  onPass: (brick: number) => void,
) {
  const [weight, setWeight] = useState(atFirst);
  const [brick, setBrick] = useState<number | null>(null);
  const isDrawing = useRef(false);
  const read = () => weightIn(form.current) ?? weight;
  // It may have been chosen before the script was there.
  useEffect(() => setWeight((before) => weightIn(form.current) ?? before), [form]);

  const stop = () => {
    isDrawing.current = false;
    setBrick(null);
  };
  const aimAt = (event: SyntheticEvent) => {
    if (!isDrawing.current) setBrick(brickOf(event.target));
  };
  return {
    shown: brick === null ? null : { brick, weight },
    weight: read,
    choose(chosen: Weight) {
      const radios = form.current?.elements.namedItem("weight");
      if (radios instanceof RadioNodeList) radios.value = chosen;
      setWeight(chosen);
    },
    onChange: (_: FormEvent) => setWeight(read()),
    handlers: {
      onFocus: aimAt,
      onBlur: stop,
      onPointerOver: aimAt,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onPointerDown(event: PointerEvent) {
        if (brickOf(event.target) !== null || !event.isPrimary || event.button !== 0) return;
        isDrawing.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setBrick(columnAt(event));
      },
      onPointerMove(event: PointerEvent) {
        if (isDrawing.current) setBrick(columnAt(event));
      },
      onPointerUp(event: PointerEvent) {
        if (isDrawing.current && isOnWall(event)) onPass(columnAt(event));
        if (isDrawing.current || event.pointerType === "touch") stop();
      },
    },
  };
}

function weightIn(form: HTMLFormElement | null): Weight | undefined {
  const chosen = form && new FormData(form).get("weight");
  return weights.find((one) => one === chosen);
}

function brickOf(target: EventTarget): number | null {
  const button = target instanceof Element && target.closest("button");
  return button ? Number(button.value) : null;
}

function columnAt({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const column = Math.ceil(((clientX - left) / width) * COLUMNS);
  return Math.min(COLUMNS, Math.max(1, column));
}

const isOnWall = ({ currentTarget, clientY }: PointerEvent): boolean =>
  clientY < (currentTarget.lastElementChild?.getBoundingClientRect().top ?? 0);
