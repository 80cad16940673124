import { environment } from "~/config/environment.server";

/** Hosts of others that a page may reach, by directive of the content policy. */
export type ThirdParties = Record<string, string[]>;

const PUSH_HOSTS = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/**
 * Nobody, unless they are configured: a service that draws the avatars, and Firebase with its popups for Google and
 * Apple. These need Google's script, through which the frame of the project's own domain tells what became of the popup,
 * and the service that makes a token of it. Push alerts, where they are configured too, need the two services that give
 * a device its token.
 */
export function thirdParties(): ThirdParties {
  const { AVATAR_SERVICE_URL: avatars } = environment();
  return { ...(avatars && { "img-src": [new URL(avatars).origin] }), ...firebaseHosts() };
}

function firebaseHosts(): ThirdParties {
  const { firebase, push, FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment();
  if (!firebase) return {};
  return {
    "script-src": ["https://apis.google.com"],
    "frame-src": [emulator ? `http://${emulator}` : `https://${firebase.authDomain}`],
    "connect-src": [
      emulator ? `http://${emulator}` : "https://identitytoolkit.googleapis.com",
      ...(push ? PUSH_HOSTS : []),
    ],
  };
}
