import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { FirebaseIdentity } from "~/platform/identity/firebase-identity.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { type FakeFirebase, startFakeFirebase } from "./fake-firebase";

// Signed tokens, which the emulator lacks: firebase-admin verifies them as in production, with the certificates of a
// fake Google.

const TIMEOUT_MS = 1000;
export const MINUTE = 60;

/** Set up anew for each test. */
export let google: FakeFirebase;
let folder: string;
export let documents: DocumentStore;
export let identity: FirebaseIdentity;

beforeEach(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  google = await startFakeFirebase();
  folder = await mkdtemp(join(tmpdir(), "kickabout-sessions-"));
  documents = openSqliteStore(join(folder, "documents.db"));
  identity = over(documents);
  google.answer("accounts:lookup", person());
});

afterEach(async () => {
  await google.close();
  await documents.close();
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The identity provider over a store. */
export const over = (store: DocumentStore) =>
  new FirebaseIdentity({
    auth: google.auth,
    apiKey: "any",
    documents: store,
    emulatorHost: google.host,
    timeoutMs: TIMEOUT_MS,
  });

/** The response of Firebase about the person. */
export const person = (changes: object = {}) => ({
  body: { users: [{ localId: "person-1", email: "thandi@players.example", ...changes }] },
});

/** The time in seconds, as tokens have it. */
export const seconds = () => Math.floor(Date.now() / 1000);
/** Reads a session now. */
export const read = (cookie: string) => identity.readSession(cookie, Date.now());
/** Checks a session with Firebase now. */
export const check = (cookie: string) => identity.checkSession(cookie, Date.now());

/** Replaces the provider of a test. */
export function useIdentity(other: FirebaseIdentity): void {
  identity = other;
}

/** Replaces the clock by one the test controls, in whole milliseconds after now: sums of fractions are inexact. */
export function stopTheClock(): (ms: number) => void {
  const began = Math.ceil(performance.now());
  const clock = vi.spyOn(performance, "now").mockReturnValue(began);
  onTestFinished(() => clock.mockRestore());
  return (ms) => clock.mockReturnValue(began + ms);
}
