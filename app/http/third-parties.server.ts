import { environment } from "~/config/environment.server";

/** Hosts of others that a page may reach, by directive of the content policy. */
export type ThirdParties = Record<string, string[]>;

/** Nobody, unless Firebase is configured: its popups for Google and Apple. */
export function thirdParties(): ThirdParties {
  const { firebase, FIREBASE_AUTH_EMULATOR_HOST } = environment();
  if (!firebase) return {};
  const emulator = FIREBASE_AUTH_EMULATOR_HOST ? [`http://${FIREBASE_AUTH_EMULATOR_HOST}`] : [];
  return {
    "script-src": ["https://apis.google.com", ...emulator],
    "frame-src": [`https://${firebase.authDomain}`, ...emulator],
    "connect-src": [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://apis.google.com",
      ...emulator,
    ],
  };
}
