import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import { isSweet } from "./board-texts";
import type { Way } from "./garden";
import { angleOf, closing, FIRST_MS } from "./ring";
import type { KeepyState, Touch } from "./rules";

/** Set on a device whose player plays without timing. */
const KEY = "keepy-untimed";
/** A press this long before the moment, in milliseconds, is none; this long after it the ball is on the grass. */
const GRACE_MS = 300;
/**
 * From a touch to the next one's moment, in milliseconds: slow as long as there is something to read, sooner with each
 * stage. The style has the same.
 */
const FALLS = [1700, 2300, 1400, 1250, 1100, 1000, 900] as const;
const LESSONS = 5;
/** For how long a phone trembles at a slip, and at a clean touch. */
const SLIP_MS = 90;
const TOUCH_MS = 12;
/** A double tap is one touch. */
const BOUNCE_MS = 220;

/** How fast the ball falls after so many touches. */
export const paceAfter = (count: number): number =>
  count <= LESSONS ? Math.min(1, count) : Math.min(FALLS.length - 1, 2 + Math.floor(count / 10));

/** In a fixed order, like React's own hooks: names would be in the board's script twice. */
type Thumb = readonly [
  /** Whether touches are timed. Without motion, or without script, they never are. */
  isTimed: boolean,
  /** Whether the ball is in the air, and the clock counts. */
  isUp: boolean,
  /** By how many milliseconds a first touch missed, which doesn't count and is tried again; 0 for none. */
  tried: number,
  /** The touches in a row that were hardly off. They count for nothing but joy. */
  sweet: number,
  toggle: () => void,
  /** A press of a part's button, or anywhere else: its side of the ring's middle is the part. */
  press: (event: PointerEvent<HTMLElement>) => void,
  /** Plays a button without timing, unless the same press was taken already. */
  click: (move: Touch, at: number) => void,
  /** The ring's picture. */
  ring: RefObject<SVGSVGElement>,
];

/**
 * Plays with one thumb: throws the ball up, and makes of each press a touch with the time by which it missed its moment.
 *
 * @param isNews whether the ball waits for a press before the next touch, as there is something new to look at
 */
export function useThumb(
  { ways, end, log, x }: Pick<KeepyState, "ways" | "end" | "log" | "x">,
  onMove: (move: Touch) => void,
  isNews: boolean,
): Thumb {
  const [isTimed, setTimed] = useState(false);
  /** The touches when the ball was thrown up; -1 while it waits. */
  const [upFrom, setUpFrom] = useState(-1);
  const [tried, setTried] = useState(0);
  const sweet = useRef(0);
  const takenUntil = useRef(0);
  const ring = useRef<SVGSVGElement>(null);
  const flight = useRef<Animation | null>(null);
  const count = log.length;
  const isUp = isNews ? upFrom === count : upFrom >= 0;
  const fall = FALLS[paceAfter(count)] ?? 0;
  const missed = useRef(() => {});
  missed.current = () => {
    if (count) onMove("g");
    sweet.current = 0;
    setTried(1);
    setUpFrom(-1);
  };

  useEffect(() => {
    setTimed(!prefersReducedMotion() && wantsTiming());
    const onHidden = () => document.hidden && setUpFrom(-1);
    document.addEventListener("visibilitychange", onHidden);
    return () => document.removeEventListener("visibilitychange", onHidden);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch sends the ball up again.
  useEffect(() => {
    const circle = ring.current?.querySelector("circle");
    if (!isUp || !circle) return;
    const animation = circle.animate(closing(fall, GRACE_MS, x), fall + GRACE_MS);
    animation.onfinish = () => missed.current();
    flight.current = animation;
    return () => animation.cancel();
  }, [isUp, count, fall]);

  const press = ({ target, timeStamp, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!isTimed || end || !ring.current) return;
    // Its click comes when the thumb is lifted, however long that takes.
    takenUntil.current = Number.POSITIVE_INFINITY;
    const lifted = (event: Event) => {
      takenUntil.current = event.timeStamp + BOUNCE_MS;
    };
    addEventListener("pointerup", lifted, { once: true });
    if (!isUp) return setUpFrom(count);
    const late = performance.now() - timeStamp;
    const off = Math.round(Number(flight.current?.currentTime) - late - fall);
    if (off < -GRACE_MS) return;
    if (!count && Math.abs(off) > FIRST_MS) {
      setTried(off);
      return setUpFrom(-1);
    }
    const { left, top, width, height } = ring.current.getBoundingClientRect();
    const angle = Math.atan2(clientY - top - height / 2, clientX - left - width / 2);
    const { value } = (target as Element).closest("button") ?? {};
    // The button's own part, or else the nearest one in the ring.
    const nearness = ({ part }: Way) => (part === value ? 2 : Math.cos(angle - angleOf(part)));
    const [way] = [...ways].sort((one, other) => nearness(other) - nearness(one));
    if (!way) return;
    const isSlip = way.isOver || Math.abs(off) > way.window;
    sweet.current = isSlip || !isSweet(off) ? 0 : sweet.current + 1;
    navigator.vibrate?.(isSlip ? SLIP_MS : TOUCH_MS);
    if (way.isOver) setUpFrom(-1);
    onMove(`${way.part}${Math.min(off, GRACE_MS)}`);
  };

  const click = (move: Touch, at: number) => {
    if (move !== "b" && at < takenUntil.current) return;
    takenUntil.current = at + BOUNCE_MS;
    setUpFrom(-1);
    onMove(move);
  };

  const toggle = () => {
    setTimed(wantsTiming(!isTimed));
    setUpFrom(-1);
  };
  return [isTimed, isUp, tried, sweet.current, toggle, press, click, ring];
}

/**
 * Whether this device plays with timing.
 *
 * @param wish to play with timing or without from now on
 */
function wantsTiming(wish?: boolean): boolean {
  try {
    if (wish !== undefined) localStorage.setItem(KEY, wish ? "" : "1");
    return !localStorage.getItem(KEY);
  } catch {
    // A device that stores nothing asks again.
    return wish ?? true;
  }
}
