import { initializeApp } from "firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
  signOut,
  type UserCredential,
} from "firebase/auth";
import type { ProviderMode } from "../site-account";
import { PopupError } from "./popup-error";

type Firebase = NonNullable<ProviderMode["firebase"]>;

let current: Auth | null = null;

/**
 * Opens Google's or Apple's own page in a popup. The SDK stores nothing: the session is the server's cookie.
 *
 * @param expectedUserId set to re-authenticate that user; another user is refused and leaves no trace at Firebase
 * @returns an ID token
 * @throws PopupError `wrong-user`, or the SDK's error with a code such as "auth/popup-closed-by-user"
 */
export async function askFirebaseProvider(
  provider: "google" | "apple",
  settings: Firebase,
  expectedUserId?: string,
): Promise<string> {
  const auth = openFirebase(settings);
  const result = await signInWithPopup(auth, providers[provider]());
  try {
    if (expectedUserId && result.user.uid !== expectedUserId) await refuse(result);
    return await result.user.getIdToken();
  } finally {
    await signOut(auth);
  }
}

/** Re-authenticating with a provider account that is new to Firebase creates a user, which has to go again. */
async function refuse(result: UserCredential): Promise<never> {
  if (getAdditionalUserInfo(result)?.isNewUser) await deleteUser(result.user).catch(() => {});
  throw new PopupError("wrong-user");
}

/** Firebase's SDK for this page, initialized on the first call. */
export function openFirebase({ emulatorHost, ...config }: Firebase): Auth {
  if (current) return current;
  current = initializeAuth(initializeApp(config), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost) {
    connectAuthEmulator(current, `http://${emulatorHost}`, { disableWarnings: true });
  }
  return current;
}

/** Google shows its account chooser, Apple is asked for email and name. */
const providers = {
  google: () => new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" }),
  apple: () => {
    const apple = new OAuthProvider("apple.com");
    apple.addScope("email");
    apple.addScope("name");
    return apple;
  },
};
