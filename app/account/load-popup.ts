import { PopupError } from "./popup-error";
import type { ProviderMode } from "./site-account";

/**
 * What opens the popups, fetched when somebody needs it.
 *
 * @throws PopupError `network-request-failed`
 */
export const loadPopup = () => import("./popup-sign-in").catch(unreachable);

/**
 * Fetches all that a popup needs, on the first sign that somebody wants one: a browser blocks a window that opens long
 * after the press. Never throws.
 */
export async function preparePopup(providers: ProviderMode): Promise<void> {
  try {
    const { prepare } = await loadPopup();
    await prepare(providers);
  } catch {
    // The press says what is wrong, if it still is.
  }
}

function unreachable(): never {
  throw new PopupError("network-request-failed");
}
