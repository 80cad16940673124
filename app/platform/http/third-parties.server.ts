import { environment } from "~/platform/config/environment.server";
import { allowsPartners } from "~/platform/consent/consent.server";

/** Hosts of others that a page may reach, by directive of the content policy. */
export type ThirdParties = Record<string, string[]>;

const PUSH_HOSTS = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/**
 * Nobody, unless they are configured: a service that draws the avatars, Firebase, or a partner to whom the reader of this
 * page has agreed.
 *
 * @param request what asks for the page
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
 * Its popups for Google and Apple need Google's script, through which the frame of the project's own domain tells what
 * became of the popup, and the service that makes a token of it. Push alerts, where they are configured, need the two
 * services that give a device its token.
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

/** Scripts come from the configured address's host alone; frames are for advertisements. */
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
