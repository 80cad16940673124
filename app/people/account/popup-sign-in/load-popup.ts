import { outOfReach } from "../field-texts";
import type { ProviderMode } from "../site-account";
import type { PopupEnd } from "./popup-sign-in";

const load = () => import("./popup-sign-in");

/**
 * Runs a popup flow, loading its code on demand.
 *
 * @returns how the popup ended; a failure to load its code is reported the same way
 */
export function byPopup(open: (popup: Awaited<ReturnType<typeof load>>) => Promise<PopupEnd>) {
  return load().then(open, (): PopupEnd => ({ isDone: false, problem: outOfReach }));
}

/**
 * Loads the popup's code on the first sign of intent: browsers block a window that opens long after the press. Never
 * throws.
 */
export async function preparePopup(providers: ProviderMode): Promise<void> {
  try {
    await (await load()).prepare(providers);
  } catch {
    // The press reports the failure if it persists.
  }
}
