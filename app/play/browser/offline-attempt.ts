import { FRIENDLY } from "~/paths";
import type { Playing } from "~/play/rules/playing";

/** Under "attempt:" older releases stored answers that `unseal` can't read. */
const PREFIX = "playing:";

type Saved = { playing: Playing; at: number };

/**
 * Stores the current attempt on this device, puzzle included, so that it can be finished offline after the page was
 * closed.
 *
 * @param playing the server's view, with the player's own clock; null deletes the stored attempt
 */
export function saveAttempt(slug: string, playing: Playing | null): void {
  try {
    if (!playing) localStorage.removeItem(PREFIX + slug);
    else {
      const saved: Saved = { playing, at: Date.now() };
      localStorage.setItem(PREFIX + slug, JSON.stringify(saved));
    }
  } catch {
    // Without storage the open page still works.
  }
}

/**
 * The attempt that this device has, for a page that came without a network; a Friendly only where the address asks for
 * it.
 */
export function savedAttempt(slug: string): Playing | null {
  try {
    const { playing, at }: Saved = JSON.parse(localStorage.getItem(PREFIX + slug) ?? "");
    const asksForFriendly = new URLSearchParams(location.search).has(FRIENDLY);
    if (playing.attempt.isFriendly && !asksForFriendly) return null;
    const now = Date.now();
    const elapsed = playing.elapsed + now - at;
    return { ...playing, elapsed, now, isCurrent: playing.isCurrent && now < playing.nextAt };
  } catch {
    return null;
  }
}

/** Whether the service worker served this page from its cache (app/platform/service-worker). */
export function isCachedPage(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}
