import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.server";

const SESSION_SECRET = "0123456789abcdef0123456789abcdef";

let root: string;
let dataDir: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "kickabout-environment-"));
});

beforeEach(() => {
  dataDir = mkdtempSync(join(root, "data-"));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The error message that the variables cause. */
function problemOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "none";
}

/** One sentence about a variable: only the final full stop may end a sentence. */
const sentenceAbout = (name: string) =>
  new RegExp(`^The variable ${name} can't be used: (?:(?!\\. |\\.\\.)[^\\n])+\\.$`);

const defaults = {
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  PORT: 3000,
  TRUST_PROXY: 0,
  DATA_DIR: "data",
  BACKUP_KEEP: 28,
  SESSION_SECRET,
  LOG_LEVEL: "info",
  REQUESTS_PER_MINUTE: 1200,
  POSTS_PER_MINUTE: 300,
  REQUEST_TIMEOUT_S: 30,
  SIGN_IN_FAILURES_PER_ACCOUNT: 10,
  AUTH_POSTS_PER_ADDRESS: 300,
  EMAILS_PER_MINUTE: 60,
  COUNTER_SHARDS: 16,
  TEST_HOOKS: "off",
  firebase: null,
  ads: null,
  analytics: null,
  push: null,
};

const firebase = {
  SESSION_SECRET,
  FIREBASE_PROJECT_ID: "kickabout-1",
  FIREBASE_API_KEY: "a-key",
  FIREBASE_AUTH_DOMAIN: "kickabout-1.firebaseapp.com",
};

const firebaseNames = Object.keys(firebase).filter((name) => name !== "SESSION_SECRET");

const optional = [
  "ORIGIN",
  "KICKOFF_AT",
  "BACKUP_EVERY",
  "BACKUP_DIR",
  "METRICS_TOKEN",
  "METRICS_PORT",
  "AVATAR_SERVICE_URL",
  "SIMULATED_LATENCY",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_MESSAGING_SENDER_ID",
  "FIREBASE_APP_ID",
  "FIREBASE_VAPID_KEY",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "FIRESTORE_EMULATOR_HOST",
  "SMTP_URL",
  "MAIL_FROM",
  "SESSION_SECRET_BEFORE",
];

describe("the settings", () => {
  it("have their defaults", () => {
    expect(parseEnvironment({ SESSION_SECRET })).toEqual(defaults);
  });

  it("take empty values for absent", () => {
    const names = [...Object.keys(defaults), ...optional];
    const empty = Object.fromEntries(names.map((name) => [name, ""]));
    expect(parseEnvironment({ ...empty, SESSION_SECRET })).toEqual(defaults);
  });

  it.each([
    ["PORT", "0", 0],
    ["PORT", "65535", 65_535],
    ["HOST", "::", "::"],
    ["ORIGIN", "https://play.example.com/", "https://play.example.com"],
    ["ORIGIN", "http://localhost:3000", "http://localhost:3000"],
    ["TRUST_PROXY", "10", 10],
    ["KICKOFF_AT", "2026-12-06T18:00:00+02:00", "2026-12-06T18:00:00+02:00"],
    ["AVATAR_SERVICE_URL", "https://avataaars.io/", "https://avataaars.io/"],
    ["BACKUP_EVERY", "6h", "6h"],
    ["BACKUP_DIR", "/backups", "/backups"],
    ["SESSION_SECRET_BEFORE", SESSION_SECRET, SESSION_SECRET],
    ["METRICS_TOKEN", SESSION_SECRET, SESSION_SECRET],
    ["METRICS_PORT", "9100", 9100],
    ["COUNTER_SHARDS", "400", 400],
    ["SIMULATED_LATENCY", "on", "on"],
    ["REQUEST_TIMEOUT_S", "3", 3],
    ["SIGN_IN_FAILURES_PER_ACCOUNT", "1", 1],
    ["AUTH_POSTS_PER_ADDRESS", "1000000", 1_000_000],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099", "127.0.0.1:9099"],
    ["FIRESTORE_EMULATOR_HOST", "localhost:8080", "localhost:8080"],
    ["FIRESTORE_EMULATOR_HOST", "[::1]:8080", "[::1]:8080"],
    ["SMTP_URL", "smtp://mail.example.com", "smtp://mail.example.com"],
    [
      "SMTP_URL",
      "smtps://me:secret@mail.example.com:465",
      "smtps://me:secret@mail.example.com:465",
    ],
    ["MAIL_FROM", "Kickabout <no-reply@example.com>", "Kickabout <no-reply@example.com>"],
  ] as const)("take %s=%s", (name, given, value) => {
    expect(parseEnvironment({ SESSION_SECRET, [name]: given })[name]).toBe(value);
  });
});

describe("the settings of Firebase", () => {
  it("are taken together", () => {
    expect(parseEnvironment(firebase).firebase).toEqual({
      projectId: "kickabout-1",
      apiKey: "a-key",
      authDomain: "kickabout-1.firebaseapp.com",
    });
  });
});

const push = {
  FIREBASE_MESSAGING_SENDER_ID: "123456789012",
  FIREBASE_APP_ID: "1:123456789012:web:abc123",
  FIREBASE_VAPID_KEY: `B${"k".repeat(86)}`,
};

describe("backups", () => {
  it("of Firestore are not ours to make", () => {
    expect(problemOf({ ...firebase, BACKUP_EVERY: "6h" })).toMatch(sentenceAbout("BACKUP_EVERY"));
  });
});

describe("the settings of push alerts", () => {
  it("are whole with all three, beside those of Firebase", () => {
    expect(parseEnvironment({ ...firebase, ...push }).push).toEqual({
      projectId: "kickabout-1",
      apiKey: "a-key",
      messagingSenderId: "123456789012",
      appId: "1:123456789012:web:abc123",
      vapidKey: push.FIREBASE_VAPID_KEY,
    });
  });

  it.each(Object.keys(push))("are not there without %s, and nothing else breaks", (name) => {
    expect(parseEnvironment({ ...firebase, ...push, [name]: "" }).push).toBeNull();
  });

  it("are not there in embedded mode", () => {
    expect(parseEnvironment({ SESSION_SECRET, ...push }).push).toBeNull();
  });
});

describe("settings that can't be used", () => {
  it.each([
    ["NODE_ENV", "staging"],
    ["PORT", "abc"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "1.5"],
    ["ORIGIN", "play.example.com"],
    ["ORIGIN", "ftp://play.example.com"],
    ["ORIGIN", "javascript:alert(1)"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "all"],
    ["SESSION_SECRET", "0123456789abcdef0123456789abcde"],
    ["SESSION_SECRET_BEFORE", "0123456789abcdef0123456789abcde"],
    ["LOG_LEVEL", "loud"],
    ["BACKUP_EVERY", "0h"],
    ["BACKUP_EVERY", "often"],
    ["BACKUP_KEEP", "0"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_PORT", "65536"],
    ["REQUESTS_PER_MINUTE", "0"],
    ["POSTS_PER_MINUTE", "many"],
    ["KICKOFF_AT", "soon"],
    ["KICKOFF_AT", "2026-12-06T18:00:00"],
    ["AVATAR_SERVICE_URL", "/avatar.svg"],
    ["AVATAR_SERVICE_URL", "javascript:alert(1)"],
    ["AVATAR_SERVICE_URL", "https://avatars.example/?style=x"],
    ["SIMULATED_LATENCY", "yes"],
    ["REQUEST_TIMEOUT_S", "2"],
    ["SIGN_IN_FAILURES_PER_ACCOUNT", "0"],
    ["AUTH_POSTS_PER_ADDRESS", "1000001"],
    ["FIREBASE_AUTH_DOMAIN", "https://app.firebaseapp.com"],
    ["FIREBASE_AUTH_DOMAIN", "app.example; script-src *"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "emulator.example:9099"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099/x"],
    ["FIRESTORE_EMULATOR_HOST", "0.0.0.0:8080"],
    ["FIREBASE_MESSAGING_SENDER_ID", "my-sender"],
    ["FIREBASE_VAPID_KEY", "the-private-half"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_FROM", "me"],
    ["TEST_HOOKS", "1"],
  ])("such as %s=%s are refused in one sentence that names the variable", (name, value) => {
    expect(problemOf({ SESSION_SECRET, [name]: value })).toMatch(sentenceAbout(name));
  });

  it("are the test hooks on an https origin", () => {
    const variables = { SESSION_SECRET, TEST_HOOKS: "on", ORIGIN: "https://play.example.com" };
    expect(problemOf(variables)).toMatch(sentenceAbout("TEST_HOOKS"));
  });

  it("are those of Firebase without a secret, which no machine may make for itself", () => {
    expect(problemOf({ ...firebase, SESSION_SECRET: "", DATA_DIR: dataDir })).toMatch(
      sentenceAbout("SESSION_SECRET"),
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("are an emulator of accounts on an https origin", () => {
    const variables = { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    const ORIGIN = "https://play.example.com";
    expect(problemOf({ ...variables, ORIGIN })).toMatch(
      sentenceAbout("FIREBASE_AUTH_EMULATOR_HOST"),
    );
    expect(problemOf(variables)).toBe("none");
  });

  it.each(firebaseNames)("are those of Firebase without %s", (name) => {
    expect(problemOf({ ...firebase, [name]: "" })).toMatch(sentenceAbout(name));
  });

  it("are not repeated when they are secret", () => {
    expect(problemOf({ SMTP_URL: "swordfish", SESSION_SECRET })).not.toContain("swordfish");
    expect(problemOf({ SESSION_SECRET: "swordfish" })).not.toContain("swordfish");
  });

  it.each(["http://localhost:3000", ""])("are not the test hooks on the origin %j", (ORIGIN) => {
    expect(problemOf({ SESSION_SECRET, TEST_HOOKS: "on", ORIGIN })).toBe("none");
  });
});
