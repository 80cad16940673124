import { outOfReach } from "./field-texts";
import type { PopupEnd } from "./popup-end";
import type { ProviderMode } from "./site-account";

const load = () => import("./popup-end");

/**
 * Lets somebody through to what the popups need, which is fetched when somebody wants one.
 *
 * @returns how the popup ended; that its script can't be reached is one of the ends
 */
export function byPopup(open: (popup: Awaited<ReturnType<typeof load>>) => Promise<PopupEnd>) {
  return load().then(open, (): PopupEnd => ({ isDone: false, problem: outOfReach }));
}

/**
 * Fetches all that a popup needs, on the first sign that somebody wants one: a browser blocks a window that opens long
 * after the press. Never throws.
 */
export async function preparePopup(providers: ProviderMode): Promise<void> {
  try {
    await (await load()).prepare(providers);
  } catch {
    // The press says what is wrong, if it still is.
  }
}
