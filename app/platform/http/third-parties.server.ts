import { environment } from "~/platform/config/environment.server";
import { allowsPartners } from "~/platform/consent/consent.server";

/** Third-party hosts that a page may reach, by directive of the content policy. */
export type ThirdParties = Record<string, string[]>;

const PUSH_HOSTS = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/**
 * None, unless configured: an avatar service, Firebase, or a partner that the visitor has consented to.
 *
 * @param request the request for the page
 */
export function thirdParties(request: Request): ThirdParties {
  const all: ThirdParties = {};
  for (const parties of [avatarHost(), firebaseHosts(), partnerHosts(request)]) {
    for (const [directive, hosts] of Object.entries(parties)) {
      all[directive] = [...new Set([...(all[directive] ?? []), ...hosts])];
    }
  }
  return all;
}

function avatarHost(): ThirdParties {
  const { AVATAR_SERVICE_URL: avatars } = environment();
  return avatars ? { "img-src": [new URL(avatars).origin] } : {};
}

/**
 * The popups for Google and Apple need Google's script, which talks to a frame on the project's own domain, and the
 * token service. Push alerts, if configured, need the two services that register a device.
 */
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

/** Scripts come from the configured URL's host only; frames are for ads. */
function partnerHosts(request: Request): ThirdParties {
  const { ads, analytics } = environment();
  const configured = [ads, analytics].filter((partner) => partner !== null);
  if (configured.length === 0 || !allowsPartners(request)) return {};
  const hostsOf = ({ script, hosts }: { script: string; hosts: string[] }) => [
    new URL(script).origin,
    ...hosts,
  ];
  const all = configured.flatMap(hostsOf);
  return {
    "script-src": configured.map(({ script }) => new URL(script).origin),
    "img-src": all,
    "connect-src": all,
    ...(ads && { "frame-src": hostsOf(ads) }),
  };
}
