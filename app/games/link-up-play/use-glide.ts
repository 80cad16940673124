import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";

/** React complains of layout effects on the server, where none run. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

const GLIDE: KeyframeAnimationOptions = { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };

type Places = Map<string, { x: number; y: number; width: number }>;

/**
 * Lets words glide from where they were to where they are: into a group's row, or to another place on the board.
 *
 * @param layout changes when words have moved
 */
export function useGlide(board: RefObject<HTMLElement>, layout: string): void {
  const before = useRef<{ layout: string; places: Places }>();
  useBrowserLayoutEffect(() => {
    if (!board.current) return;
    const words = board.current.querySelectorAll<HTMLElement>("[data-glides]");
    const origin = board.current.getBoundingClientRect();
    const places: Places = new Map();
    const old = before.current;
    const isMoved = old && old.layout !== layout && !prefersReducedMotion();
    for (const word of words) {
      const key = word.dataset.glides ?? "";
      const { left, top, width, height } = word.getBoundingClientRect();
      const place = { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top, width };
      places.set(key, place);
      const from = isMoved && old.places.get(key);
      if (from) {
        const translate = `${from.x - place.x}px ${from.y - place.y}px`;
        // It leaves as wide as its tile was.
        word.animate([{ translate, scale: from.width / width }, {}], GLIDE);
      }
    }
    before.current = { layout, places };
  });
}
