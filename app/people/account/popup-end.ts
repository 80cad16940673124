import { deletionText } from "./account-page-texts";
import { signInText } from "./account-texts";
import { popupErrorCode } from "./popup-error";
import { signInByPopup } from "./popup-sign-in";
import type { ProviderMode } from "./site-account";

export { prepare } from "./popup-sign-in";

/** How a popup ended: with a session, or with what to tell; null when the next popup has taken its place. */
export type PopupEnd = { isDone: true } | { isDone: false; problem: string | null };

/** Logs in or joins by a popup, and says in the words of the spec's section 8 how it ended. */
export function signIn(provider: "google" | "apple", providers: ProviderMode): Promise<PopupEnd> {
  return endOf(signInByPopup(provider, providers), (code) => signInText(code, provider));
}

/** Proves by a popup that somebody is still who they are; only then they delete their account. */
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
