import * as z from "zod";
import type { AdPlace, AdsSettings, AnalyticsSettings } from "./partner-settings";

const HOST = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;
const HOSTS = /^https:\/\/\*(\.[a-z0-9-]+){2,}(:\d+)?$/;
/** Loopback hosts, on which a test may run a fake partner. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

const isOneHost = (origin: string) => HOST.test(origin) || LOOPBACK.test(origin);

const scriptAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && isOneHost(new URL(text).origin),
    "has to be an https address such as https://ads.example.com/ads.js",
  )
  .transform((text) => new URL(text).href)
  .optional();

const hosts = z
  .string()
  .transform((text) => text.trim().split(/\s+/))
  .refine(
    (origins) => origins.every((origin) => isOneHost(origin) || HOSTS.test(origin)),
    "has to list https origins such as https://ads.example.com https://*.example.net",
  )
  .optional();

const id = z
  .string()
  .regex(/^[\w.:/-]{1,100}$/, "may hold letters, digits and the signs .:/_- alone")
  .optional();

const queue = z
  .string()
  .regex(/^[A-Za-z_$][\w$]{0,60}$/, "has to be a name such as adsbygoogle")
  .optional();

/** The variables of the partners whose scripts may load: an ad network and web analytics. */
export const partnerVariables = {
  ADS_SCRIPT_URL: scriptAddress,
  ADS_CLIENT_ID: id,
  ADS_SLOT_RAIL_LEFT: id,
  ADS_SLOT_RAIL_RIGHT: id,
  ADS_SLOT_BANNER: id,
  ADS_SLOT_RECTANGLE: id,
  ADS_QUEUE: queue,
  ADS_HOSTS: hosts,
  ANALYTICS_SCRIPT_URL: scriptAddress,
  ANALYTICS_SITE_ID: id,
  ANALYTICS_QUEUE: queue,
  ANALYTICS_HOSTS: hosts,
};

const shape = z.object(partnerVariables);
type Name = keyof typeof partnerVariables;
type Variables = z.infer<typeof shape>;

const names = Object.keys(partnerVariables) as Name[];

const slotNames = {
  "rail-left": "ADS_SLOT_RAIL_LEFT",
  "rail-right": "ADS_SLOT_RAIL_RIGHT",
  banner: "ADS_SLOT_BANNER",
  rectangle: "ADS_SLOT_RECTANGLE",
} as const satisfies Record<AdPlace, Name>;

/** Rejects incomplete partner settings, and a test's fake partner if ORIGIN is https. */
export function checkPartners(
  settings: Variables & { ORIGIN?: string | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (name: Name, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const partner of ["ADS", "ANALYTICS"] as const) {
    const given = names.filter((name) => name.startsWith(`${partner}_`) && settings[name]);
    const missing = requiredOf(partner).find((name) => !settings[name]);
    if (given.length > 0 && missing) {
      refuse(missing, `it is empty, and ${given[0]} is not`);
    }
  }
  if (settings.ADS_SCRIPT_URL && Object.values(slotNames).every((name) => !settings[name])) {
    refuse("ADS_SLOT_BANNER", "it is empty, and so are all other slots of ADS_SCRIPT_URL");
  }
  const isFake = (name: Name) => [settings[name]].flat().some((text) => text?.startsWith("http:"));
  const fakeVariable = settings.ORIGIN?.startsWith("https:") && names.find(isFake);
  if (fakeVariable)
    refuse(fakeVariable, "an http address is for tests, so it is refused where ORIGIN is https");
}

const requiredOf = (partner: "ADS" | "ANALYTICS"): Name[] =>
  partner === "ADS"
    ? ["ADS_SCRIPT_URL", "ADS_CLIENT_ID"]
    : ["ANALYTICS_SCRIPT_URL", "ANALYTICS_SITE_ID"];

/** The ad network's settings out of validated variables; null if none is configured. */
export function adsOf(settings: Variables): AdsSettings | null {
  const { ADS_SCRIPT_URL: script, ADS_CLIENT_ID: client } = settings;
  if (!script || !client) return null;
  const slots = Object.entries(slotNames).flatMap(([place, name]) =>
    settings[name] ? [[place, settings[name]]] : [],
  );
  return {
    script,
    client,
    slots: Object.fromEntries(slots),
    queue: settings.ADS_QUEUE ?? "adsbygoogle",
    hosts: settings.ADS_HOSTS ?? [],
  };
}

/** The analytics settings out of validated variables; null if none are configured. */
export function analyticsOf(settings: Variables): AnalyticsSettings | null {
  const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_SITE_ID: site } = settings;
  if (!script || !site) return null;
  return {
    script,
    site,
    queue: settings.ANALYTICS_QUEUE ?? "dataLayer",
    hosts: settings.ANALYTICS_HOSTS ?? [],
  };
}
