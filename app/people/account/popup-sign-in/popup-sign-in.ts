import { rarePaths } from "~/rare-paths";
import type { ProviderMode } from "../site-account";
import { PopupError } from "./popup-error";
import { askSimulatedProvider } from "./simulated-provider-popup";

/**
 * Signs in with Google or Apple in a popup and exchanges the ID token for a session.
 *
 * @param expectedUserId set to re-authenticate that user; another user is refused
 * @throws PopupError, or an error of Firebase's SDK, with a code that account-texts.ts knows
 */
export async function signInByPopup(
  provider: "google" | "apple",
  { firebase }: ProviderMode,
  expectedUserId?: string,
): Promise<void> {
  const idToken = firebase
    ? await (await loadFirebase()).askFirebaseProvider(provider, firebase, expectedUserId)
    : await askSimulatedProvider(provider);
  await exchange(idToken, expectedUserId);
}

/**
 * Loads all code that the popup needs, before the press.
 *
 * @throws PopupError `network-request-failed`
 */
export async function prepare({ firebase }: ProviderMode): Promise<void> {
  if (firebase) (await loadFirebase()).openFirebase(firebase);
}

const loadFirebase = () =>
  import("./firebase-popup").catch(() => {
    throw new PopupError("network-request-failed");
  });

/** Exchanges the token for a session: the browser's side of session-exchange.server.ts. */
async function exchange(idToken: string, expectedUserId?: string): Promise<void> {
  const address = expectedUserId
    ? `${rarePaths.session}?user=${encodeURIComponent(expectedUserId)}`
    : rarePaths.session;
  const response = await fetch(address, {
    method: "POST",
    headers: { Authorization: `Bearer ${idToken}`, Accept: "application/json" },
  }).catch(() => {
    throw new PopupError("network-request-failed");
  });
  if (response.ok) return;
  const { code } = await response.json().catch(() => ({ code: "unknown" }));
  throw new PopupError(code);
}
