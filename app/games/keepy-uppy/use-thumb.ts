import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { angleOf, closing } from "./ring";
import type { KeepyState, Touch } from "./rules";

/** Set on a device whose player plays without timing. */
const KEY = "keepy-untimed";
/** A press this long before the moment, in milliseconds, is none; this long after it the ball is on the grass. */
const GRACE_MS = 300;
/** From a touch to the next one's moment, in milliseconds: sooner with each stage. The style has the same. */
const FALLS = [1300, 1200, 1100, 1000, 900] as const;
/** A double tap is one touch. */
const BOUNCE_MS = 220;

/** How fast the ball falls after so many touches. */
export const paceAfter = (count: number): number =>
  Math.min(FALLS.length - 1, Math.floor(count / 10));

type Thumb = {
  /** Whether touches are timed. Without motion, or without script, they never are. */
  isTimed: boolean;
  /** Whether the ball is in the air, and the clock counts. */
  isUp: boolean;
  toggle: () => void;
  /** A press anywhere in the garden: its side of the ring's middle is the part. */
  press: (event: PointerEvent<HTMLElement>) => void;
  /** Plays a button without timing, unless the same press was taken already. */
  click: (move: Touch, at: number) => void;
  /** The ring's picture. */
  ring: RefObject<SVGSVGElement>;
};

/** Plays with one thumb: throws the ball up, and makes of each press a touch with the time by which it missed its moment. */
export function useThumb(
  { ways, end, log }: Pick<KeepyState, "ways" | "end" | "log">,
  onMove: (move: Touch) => void,
): Thumb {
  const [isTimed, setTimed] = useState(false);
  const [isUp, setUp] = useState(false);
  const takenUntil = useRef(0);
  const ring = useRef<SVGSVGElement>(null);
  const flight = useRef<Animation | null>(null);
  const count = log.length;
  const fall = FALLS[paceAfter(count)] ?? 0;
  const missed = useRef(() => {});
  missed.current = () => {
    if (count > 0) onMove("g");
    setUp(false);
  };

  useEffect(() => {
    const isStill =
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      document.documentElement.dataset.motion === "reduced";
    setTimed(!isStill && !isUntimed());
    const onHidden = () => document.hidden && setUp(false);
    document.addEventListener("visibilitychange", onHidden);
    return () => document.removeEventListener("visibilitychange", onHidden);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch sends the ball up again.
  useEffect(() => {
    const circle = ring.current?.querySelector("circle");
    if (!isUp || !circle) return;
    const animation = circle.animate(closing(fall, GRACE_MS), fall + GRACE_MS);
    animation.onfinish = () => missed.current();
    flight.current = animation;
    return () => animation.cancel();
  }, [isUp, count, fall]);

  const press = ({ timeStamp, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!isTimed || end || !ring.current) return;
    takenUntil.current = timeStamp + 2 * GRACE_MS;
    if (!isUp) return setUp(true);
    const late = performance.now() - timeStamp;
    const off = Math.round(Number(flight.current?.currentTime) - late - fall);
    if (off < -GRACE_MS) return;
    const { left, top, width, height } = ring.current.getBoundingClientRect();
    const angle = Math.atan2(clientY - top - height / 2, clientX - left - width / 2);
    const nearness = (way: { part: Parameters<typeof angleOf>[0] }) =>
      Math.cos(angle - angleOf(way.part));
    const [near] = [...ways].sort((one, other) => nearness(other) - nearness(one));
    if (near) onMove(`${near.part}${Math.min(off, GRACE_MS)}`);
  };

  const click = (move: Touch, at: number) => {
    if (move !== "b" && at < takenUntil.current) return;
    takenUntil.current = at + BOUNCE_MS;
    setUp(false);
    onMove(move);
  };

  const toggle = () => {
    keepUntimed(isTimed);
    setTimed(!isTimed);
    setUp(false);
  };
  return { isTimed, isUp, toggle, press, click, ring };
}

function isUntimed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepUntimed(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // A device that stores nothing asks again.
  }
}
