import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import type { FirebaseSettings, PushSettings } from "~/platform/firebase/firebase-settings";
import { checkMatches, matchesUrl } from "./matches-variable";
import type { AdsSettings, AnalyticsSettings } from "./partner-settings";
import { adsOf, analyticsOf, checkPartners, partnerVariables } from "./partner-variables.server";

const MIN_SECRET = 32;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "has to be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const origin = z
  .url({ protocol: /^https?$/, error: "has to be an address such as https://play.example.com" })
  .transform((address) => new URL(address).origin);

const emulatorHost = z
  .string()
  .regex(/^(localhost|127\.0\.0\.1|\[::1\]):\d+$/, "has to be a port of this machine")
  .optional();

const secret = z.string().min(MIN_SECRET, `has to be at least ${MIN_SECRET} characters long`);

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: wholeNumber(0, 65_535).default(3000),
    ORIGIN: origin.optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    DATA_DIR: z.string().min(1).default("data"),
    EDITIONS_DIR: z.string().min(1).optional(),
    BACKUP_EVERY: z
      .string()
      .regex(/^[1-9]\d{0,3}[mhd]$/, "has to be a time such as 30m, 6h or 1d")
      .optional(),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(28),
    BACKUP_DIR: z.string().min(1).optional(),
    SESSION_SECRET: secret.optional(),
    SESSION_SECRET_BEFORE: secret.optional(),
    METRICS_TOKEN: secret.optional(),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200),
    POSTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
    REQUEST_TIMEOUT_S: wholeNumber(3, 600).default(30),
    SIGN_IN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
    AUTH_POSTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
    FIREBASE_PROJECT_ID: z.string().optional(),
    FIREBASE_API_KEY: z.string().optional(),
    FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[\w.-]+(:\d+)?$/, "has to be a host such as app.firebaseapp.com")
      .optional(),
    FIREBASE_MESSAGING_SENDER_ID: z.string().regex(/^\d+$/, "has to be a number").optional(),
    FIREBASE_APP_ID: z.string().optional(),
    FIREBASE_VAPID_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/, "has to be the public key of a web push certificate")
      .optional(),
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    FIRESTORE_EMULATOR_HOST: emulatorHost,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "has to be an address such as smtp://mail.example.com" })
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    EMAILS_PER_MINUTE: wholeNumber(1, 10_000).default(60),
    COUNTER_SHARDS: wholeNumber(16, 400).default(16),
    KICKOFF_AT: z.iso
      .datetime({
        offset: true,
        error: "has to be a date and time such as 2026-12-06T18:00:00+02:00",
      })
      .optional(),
    AVATAR_SERVICE_URL: z
      .url({
        protocol: /^https?$/,
        error: "has to be an address such as https://avatars.example.com/avatar.svg",
      })
      .refine((address) => !/[?#]/.test(address), "has to be an address without ? and #")
      .optional(),
    MATCHES_URL: matchesUrl.optional(),
    SIMULATED_LATENCY: z.enum(["on", "off"]).optional(),
    TEST_HOOKS: z.enum(["on", "off"]).default("off"),
    ...partnerVariables,
  })
  .superRefine(checkMatches)
  .superRefine(checkPartners);

type Variables = z.infer<typeof schema>;

/** The server's settings, validated and with defaults applied; `.env.example` documents each variable. */
export type Environment = Omit<Variables, "SESSION_SECRET" | keyof typeof partnerVariables> & {
  SESSION_SECRET: string;
  /** Null in embedded mode (docs/rules.md#two-modes). */
  firebase: FirebaseSettings | null;
  /** Null without an ad network: every slot then shows a house ad. */
  ads: AdsSettings | null;
  analytics: AnalyticsSettings | null;
  /** Null unless all variables that push alerts need are set. */
  push: PushSettings | null;
};

/** An invalid variable. The message is one sentence that names it. */
export class EnvironmentError extends Error {}

/**
 * Reads and validates the variables.
 *
 * @param variables such as `process.env`; an empty value counts as unset
 * @returns the settings; without Firebase, a missing SESSION_SECRET is generated once and stored in DATA_DIR
 * @throws EnvironmentError for the first invalid variable
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new EnvironmentError(`The variable ${name} can't be used: ${issue?.message}.`);
  }
  const settings = parsed.data;
  refuseTestAidsOnHttps(settings);
  const firebase = firebaseSettings(settings);
  refuseBackupsOfFirestore(settings, firebase);
  return {
    ...settings,
    SESSION_SECRET: settings.SESSION_SECRET ?? generatedSecret(settings, firebase),
    firebase,
    push: firebase && pushSettings(firebase, settings),
    ads: adsOf(settings),
    analytics: analyticsOf(settings),
  };
}

/** Test hooks would let any visitor break the site, and an emulator's tokens are unsigned. */
function refuseTestAidsOnHttps(settings: Variables): void {
  if (!settings.ORIGIN?.startsWith("https:")) return;
  if (settings.TEST_HOOKS === "on") {
    throw new EnvironmentError(
      "The variable TEST_HOOKS can't be used: it lets tests break the data and the clock, so it is refused where ORIGIN is https.",
    );
  }
  if (settings.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new EnvironmentError(
      "The variable FIREBASE_AUTH_EMULATOR_HOST can't be used: anybody can write an emulator's tokens, so it is refused where ORIGIN is https.",
    );
  }
}

function refuseBackupsOfFirestore(
  { BACKUP_EVERY }: Variables,
  firebase: FirebaseSettings | null,
): void {
  if (!firebase || !BACKUP_EVERY) return;
  throw new EnvironmentError(
    "The variable BACKUP_EVERY can't be used: with Firebase there is no database here, and Firestore has backups of its own.",
  );
}

function firebaseSettings(settings: Variables): FirebaseSettings | null {
  const required = {
    FIREBASE_PROJECT_ID: settings.FIREBASE_PROJECT_ID,
    FIREBASE_API_KEY: settings.FIREBASE_API_KEY,
    FIREBASE_AUTH_DOMAIN: settings.FIREBASE_AUTH_DOMAIN,
  };
  const missing = Object.entries(required).find(([, value]) => !value);
  if (Object.values(required).every((value) => !value)) return null;
  if (missing) {
    throw new EnvironmentError(
      `The variable ${missing[0]} can't be used: it is empty, and the other FIREBASE_ variables are not.`,
    );
  }
  return {
    projectId: settings.FIREBASE_PROJECT_ID ?? "",
    apiKey: settings.FIREBASE_API_KEY ?? "",
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? "",
  };
}

function pushSettings(
  { projectId, apiKey }: FirebaseSettings,
  settings: Variables,
): PushSettings | null {
  const {
    FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
    FIREBASE_APP_ID: appId,
    FIREBASE_VAPID_KEY: vapidKey,
  } = settings;
  if (!messagingSenderId || !appId || !vapidKey) return null;
  return { projectId, apiKey, messagingSenderId, appId, vapidKey };
}

/** With Firestore there can be several machines, which have to verify each other's signatures. */
function generatedSecret({ DATA_DIR }: Variables, firebase: FirebaseSettings | null): string {
  if (!firebase) return storedSecret(DATA_DIR);
  throw new EnvironmentError(
    "The variable SESSION_SECRET can't be used: it is empty, and with Firebase every machine needs the same one.",
  );
}

/** The secret stored in the data folder; generated on the first call. */
function storedSecret(dataDir: string): string {
  const file = join(resolve(dataDir), "session-secret");
  const secret = readOrMake(file);
  if (secret.length >= MIN_SECRET) return secret;
  throw new EnvironmentError(
    "The variable SESSION_SECRET is not set and the one kept in DATA_DIR is damaged: remove the file session-secret there.",
  );
}

function readOrMake(file: string): string {
  try {
    if (!existsSync(file)) makeSecret(file);
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`The variable DATA_DIR can't be used: ${reason}.`);
  }
}

/**
 * Writes to a draft file and links it into place, so that processes that start concurrently agree on one secret and a
 * crash never leaves a partial file.
 */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, randomBytes(MIN_SECRET).toString("base64url"), { mode: 0o600 });
  linkIfAbsent(draft, file);
  rmSync(draft);
}

function linkIfAbsent(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

let current: Environment | undefined;

/** The settings of this process, parsed once. Throws EnvironmentError as `parseEnvironment` does. */
export function environment(): Environment {
  current ??= parseEnvironment(process.env);
  return current;
}

/** Whether the site is served over https, so that its cookies have to be Secure. */
export function isSecureOrigin(): boolean {
  return environment().ORIGIN?.startsWith("https:") ?? false;
}

/**
 * Whether a request came over https: from ORIGIN if set, otherwise from the request. X-Forwarded-Proto counts only with
 * TRUST_PROXY.
 */
export function isSecureRequest(request: Request): boolean {
  return environment().ORIGIN ? isSecureOrigin() : request.url.startsWith("https:");
}

/** Whether our own emails, such as recaps, go anywhere: by SMTP_URL, in embedded mode to the outbox without it. */
export function sendsEmails(): boolean {
  const { firebase, SMTP_URL } = environment();
  return firebase === null || SMTP_URL !== undefined;
}

/** The origin for links to this site, for example in emails. */
export function siteOrigin(): string {
  const { ORIGIN, HOST, PORT } = environment();
  return ORIGIN ?? `http://${HOST}:${PORT}`;
}
