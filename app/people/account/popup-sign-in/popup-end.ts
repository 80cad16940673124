import { deletionText } from "../account-page-texts";
import { signInText } from "../account-texts";
import type { ProviderMode } from "../site-account";
import { popupErrorCode } from "./popup-error";
import { signInByPopup } from "./popup-sign-in";

export { prepare } from "./popup-sign-in";

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
