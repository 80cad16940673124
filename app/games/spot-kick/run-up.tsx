import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import { offText } from "./board-texts";
import type { SpotState } from "./rules";
import { MAX_OFF_MS } from "./run-up-time";
import type { Style } from "./shot";
import styles from "./styles/run-up.css?inline";

export type RunUpProps = Pick<SpotState, "odds"> & {
  /** Whether it is the first kick, which tells how it is struck, and may be struck badly once. */
  isFirst: boolean;
};

// A browser without such sheets has no run-up either: the part does not load, and the odds decide.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Set on a device whose player plays without timing, as Keepy-Uppy does: it suits the hand that holds it. */
const KEY = "keepy-untimed";

/** A double tap on a square is one press. */
const BOUNCE_MS = 220;

/** How often the marker runs before the taker stops. */
const RUNS = 2;

/** For how long a phone trembles as the ball is struck. */
const STRIKE_MS = 12;

/** For how long the bar of a strike stays beside the word on its ball, which has landed. */
const STAY_MS = 800;

/** What stands below the bar. */
const hints = {
  first: "Tap again in the green.",
  none: "No tap. Choose again.",
  free: "Again: that one was free.",
};

/**
 * Times a kick: after the press of a square a marker runs over a bar below the goal, and a second press anywhere on the
 * board strikes. The band in the bar's middle is as wide as there is time to be on target. The kick is then the form's,
 * with its milliseconds in a field. By keyboard, and with 'No timing', a press is the form's at once, without them.
 */
export function RunUp({ odds, isFirst }: RunUpProps) {
  const [isTimed, setTimed] = useState(() => !storage()?.getItem(KEY));
  /** How far the bar's band reaches to both sides, in milliseconds; 0 without a bar. */
  const [band, setBand] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [hint, setHint] = useState("");
  const marker = useRef<HTMLElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const run = useRef<Animation | null>(null);
  const square = useRef<HTMLButtonElement | null>(null);
  /** Whether the press that is under way struck the ball, so that it can't be for what lies below the thumb. */
  const isStrike = useRef(false);
  const isFree = useRef(isFirst);

  const stop = (said = "") => {
    run.current?.cancel();
    run.current = null;
    setRunning(false);
    setBand(0);
    setHint(said);
  };

  const start = (button: HTMLButtonElement) => {
    const style = button.form && (new FormData(button.form).get("style") as Style);
    const time = odds?.[style ?? "placed"].windows?.[Number(button.value)];
    if (time === undefined || !marker.current) return;
    stop(isFirst ? hints.first : "");
    square.current = button;
    setBand(time);
    setRunning(true);
    for (const before of marker.current.getAnimations()) before.cancel();
    run.current = marker.current.animate(
      { transform: ["none", "translateX(100%)"] },
      { duration: 2 * MAX_OFF_MS, iterations: RUNS },
    );
    run.current.onfinish = () => stop(hints.none);
  };

  const strike = ({ timeStamp }: Event) => {
    const { current: animation } = run;
    isStrike.current = false;
    if (!animation) return;
    // Of the press, not of the frame that was last drawn on a busy phone.
    const at = timeStamp - Number(animation.startTime ?? timeStamp);
    if (at < BOUNCE_MS) return;
    isStrike.current = true;
    const off = Math.round(at % (2 * MAX_OFF_MS)) - MAX_OFF_MS;
    // It stays where it was as the ball flies, and shows by how much.
    animation.currentTime = at;
    animation.pause();
    run.current = null;
    setRunning(false);
    navigator.vibrate?.(STRIKE_MS);
    const isAgain = isFree.current && Math.abs(off) > band;
    isFree.current = false;
    setHint(isAgain ? `${offText(off)}. ${hints.free}` : "");
    if (isAgain || !field.current) return;
    field.current.value = String(off);
    square.current?.click();
    field.current.value = "";
  };

  const choose = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[name=zone]");
    // A press by keyboard, and that of a strike, counts no clicks.
    if (!event.detail) {
      if (button && run.current) stop();
      return;
    }
    const isTaken = run.current || isStrike.current;
    if (!isTaken && !button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button && !isTaken) start(button);
  };

  useEffect(() => {
    const form = field.current?.form;
    if (!form || !isTimed) return;
    const hide = () => document.hidden && run.current && stop();
    form.addEventListener("pointerdown", strike, true);
    form.addEventListener("click", choose, true);
    document.addEventListener("visibilitychange", hide);
    return () => {
      form.removeEventListener("pointerdown", strike, true);
      form.removeEventListener("click", choose, true);
      document.removeEventListener("visibilitychange", hide);
    };
  });

  // On a small screen, or with large text, the bar is below what is seen.
  useEffect(() => {
    if (!band) return;
    for (const one of [marker.current?.parentElement, words.current])
      one?.scrollIntoView({ block: "nearest" });
  }, [band]);

  useLayoutEffect(() => {
    const bar = marker.current?.parentElement;
    return () => {
      if (bar?.dataset.run) leave(bar);
    };
  }, []);

  const toggle = () => {
    storage()?.setItem(KEY, isTimed ? "1" : "");
    setTimed(!isTimed);
    stop();
  };

  if (!odds?.placed.windows || prefersReducedMotion()) return null;
  return (
    <>
      <div
        className="spot-bar"
        data-run={band ? (isRunning ? "on" : "over") : undefined}
        aria-hidden="true"
      >
        <span>Too soon</span>
        <i className="spot-band" style={{ width: `${(100 * band) / MAX_OFF_MS}%` }} />
        <span>Too late</span>
        <i className="spot-marker" ref={marker} />
      </div>
      <p className="spot-hint" role="status" ref={words}>
        {hint}
      </p>
      <input type="hidden" name="off" ref={field} />
      <button type="button" className="spot-still" aria-pressed={!isTimed} onClick={toggle}>
        No timing
      </button>
    </>
  );
}

/** Leaves a likeness of a bar that goes. */
function leave(bar: HTMLElement): void {
  const left = bar.cloneNode(true) as HTMLElement;
  const [from, to] = [bar, left].map((one) => one.lastElementChild as HTMLElement);
  if (from && to) to.style.transform = getComputedStyle(from).transform;
  bar.parentElement?.append(left);
  setTimeout(() => left.remove(), STAY_MS);
}

/** Null on a device that stores nothing, which is asked again. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
