import { initializeApp } from "firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
  signOut,
} from "firebase/auth";
import type { ProviderMode } from "./site-account";

type Firebase = NonNullable<ProviderMode["firebase"]>;

let current: Auth | null = null;

/**
 * Opens Google's or Apple's own page in a popup. The SDK keeps nothing: the session is the server's cookie.
 *
 * @returns an ID token
 * @throws the SDK's error with a code such as "auth/popup-closed-by-user"
 */
export async function askFirebaseProvider(
  provider: "google" | "apple",
  settings: Firebase,
): Promise<string> {
  const auth = current ?? open(settings);
  current = auth;
  const { user } = await signInWithPopup(auth, providers[provider]());
  const idToken = await user.getIdToken();
  await signOut(auth);
  return idToken;
}

function open({ emulatorHost, ...config }: Firebase): Auth {
  const auth = initializeAuth(initializeApp(config), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost) {
    connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  }
  return auth;
}

/** Spec, section 7: Google lets one choose the account, Apple is asked for e-mail and name. */
const providers = {
  google: () => new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" }),
  apple: () => {
    const apple = new OAuthProvider("apple.com");
    apple.addScope("email");
    apple.addScope("name");
    return apple;
  },
};
