import { rarePaths } from "~/rare-paths";
import { SIMULATED_PROVIDER_MESSAGE } from "../simulated-provider/simulated-provider";
import { PopupError } from "./popup-error";

const POLL_MS = 400;
/** A page closes itself right after posting its token, so the message may still be in flight when it is seen closed. */
const GRACE_MS = 500;

let cancelCurrent: (() => void) | null = null;

/**
 * Opens the simulated provider's page in a popup of 500x600 and waits for its token. One popup at a
 * time, and a closed one is noticed.
 *
 * @returns an ID token
 * @throws PopupError `popup-blocked`, `popup-closed-by-user`, or `cancelled-popup-request` when the next one opens
 */
export function askSimulatedProvider(provider: "google" | "apple"): Promise<string> {
  cancelCurrent?.();
  const popup = window.open(
    rarePaths.simulatedProviderPopup(provider),
    "kickabout-sign-in",
    "popup,width=500,height=600",
  );
  if (!popup) return Promise.reject(new PopupError("popup-blocked"));
  return waitForToken(popup);
}

function waitForToken(popup: Window): Promise<string> {
  return new Promise((resolve, reject) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      grace = setTimeout(end, GRACE_MS, () => reject(new PopupError("popup-closed-by-user")));
    }, POLL_MS);
    const hear = ({ origin, source, data }: MessageEvent) => {
      const isWord =
        origin === location.origin && source === popup && data?.type === SIMULATED_PROVIDER_MESSAGE;
      if (isWord && typeof data.idToken === "string") end(() => resolve(data.idToken));
    };
    const end = (settle: () => void) => {
      clearInterval(poll);
      clearTimeout(grace);
      removeEventListener("message", hear);
      cancelCurrent = null;
      settle();
    };
    addEventListener("message", hear);
    cancelCurrent = () => end(() => reject(new PopupError("cancelled-popup-request")));
  });
}
