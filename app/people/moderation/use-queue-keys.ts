import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { choiceKeys, choices } from "./outcomes";

const MOVES: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TYPING = "textarea, select, input:not([type='radio'])";

/** Focuses a case and shows it from its beginning, though it may be higher than the screen. */
function show(one: HTMLElement): void {
  one.focus({ preventScroll: true });
  one.scrollIntoView({ block: "start" });
}

/** With the change of the page itself, so that a key pressed right after it is about the next case. */
const useEffectAtOnce = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The keys of the queue, which count while the focus is in it: j and k go from case to case, the others press a button of
 * the case in focus, or Undo. After a decision the next case has the focus.
 *
 * @param length how many cases there are
 * @param isBusy whether a decision is on its way: a second one would be about the same case
 */
export function useQueueKeys(length: number, isBusy: boolean) {
  const queue = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const isFirst = useRef(true);
  const cases = () => [...(queue.current?.querySelectorAll<HTMLElement>(".case") ?? [])];

  useEffectAtOnce(() => {
    place.current = Math.min(place.current, Math.max(0, length - 1));
    const next = cases()[place.current] ?? queue.current?.querySelector<HTMLElement>("button");
    if (isFirst.current) next?.focus({ preventScroll: true });
    else if (next) show(next);
    isFirst.current = false;
  }, [length]);

  function onFocus({ target }: { target: EventTarget }) {
    const found = cases().findIndex((one) => one.contains(target as Node));
    if (found >= 0) place.current = found;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || (target as Element).matches(TYPING)) return;
    const all = cases();
    const move = MOVES[key];
    if (move !== undefined) {
      const next = all[Math.min(Math.max(0, place.current + move), all.length - 1)];
      if (next) show(next);
      event.preventDefault();
      return;
    }
    const choice = choices.find((one) => choiceKeys[one] === key);
    const selector = choice
      ? `button[value="${choice}"]`
      : key === "u"
        ? 'button[name="undo"]'
        : null;
    if (selector === null || isBusy) return;
    const within = choice ? all[place.current] : queue.current;
    within?.querySelector<HTMLButtonElement>(selector)?.click();
    event.preventDefault();
  }

  return { queue, onKeyDown, onFocus };
}
