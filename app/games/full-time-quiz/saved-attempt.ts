import { isFinished } from "./attempt";
import type { Playing } from "./playing";
import { asksForFriendly } from "./quiz-view";

const KEY = "quiz-saved";

type Saved = { playing: Playing; at: number };

/**
 * Keeps the attempt that is being played on this device, questions and all, so that it can be finished without a network
 * after the page was closed; lets go of it when the server has all of it.
 *
 * @param playing as the server knows it, with the player's own clock
 * @param isUnsent whether answers wait
 */
export function saveAttempt(playing: Playing | null, isUnsent: boolean): void {
  try {
    if (!playing || (isFinished(playing.attempt) && !isUnsent)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ playing, at: Date.now() } satisfies Saved));
  } catch {
    // Where nothing can be kept the open page still has all it needs.
  }
}

/**
 * The attempt that this device has, on a page that came without a network; null on any other. A Friendly is had only where
 * the address asks for it.
 */
export function savedAttempt(): Playing | null {
  if (!isKeptPage()) return null;
  try {
    const { playing, at }: Saved = JSON.parse(localStorage.getItem(KEY) ?? "");
    const now = Date.now();
    const search = new URLSearchParams(location.search);
    if (playing.attempt.friendly && !asksForFriendly(search)) return null;
    const elapsed = playing.elapsed + now - at;
    return { ...playing, elapsed, now, isToday: now < playing.nextQuizAt };
  } catch {
    return null;
  }
}

/** Whether the worker had this page on the device (app/platform/service-worker/cache-html.ts). */
export function isKeptPage(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}
