import { rarePaths } from "~/rare-paths";
import { deletionText } from "../account-page-texts";
import { signInText } from "../account-texts";
import type { ProviderMode } from "../site-account";
import { PopupError, popupErrorCode } from "./popup-error";
import { askSimulatedProvider } from "./simulated-provider-popup";

/** How a popup ended: with a session, or with a problem to show; null when the next popup replaced it. */
export type PopupEnd = { isDone: true } | { isDone: false; problem: string | null };

/** Logs in or signs up by popup. Problems are in the words of account-texts.ts. */
export function signIn(provider: "google" | "apple", providers: ProviderMode): Promise<PopupEnd> {
  return endOf(signInByPopup(provider, providers), (code) => signInText(code, provider));
}

/** Re-authenticates the user by popup, as deleting the account requires. */
export function proveIdentity(
  provider: "google" | "apple",
  providers: ProviderMode,
  userId: string,
): Promise<PopupEnd> {
  return endOf(signInByPopup(provider, providers, userId), deletionText);
}

type Code = NonNullable<ReturnType<typeof popupErrorCode>>;

async function endOf(popup: Promise<void>, textOf: (code: Code) => string): Promise<PopupEnd> {
  try {
    await popup;
    return { isDone: true };
  } catch (error) {
    const code = popupErrorCode(error);
    return { isDone: false, problem: code && textOf(code) };
  }
}

/**
 * Signs in with Google or Apple in a popup and exchanges the ID token for a session.
 *
 * @param expectedUserId set to re-authenticate that user; another user is refused
 * @throws PopupError, or an error of Firebase's SDK, with a code that account-texts.ts knows
 */
async function signInByPopup(
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
