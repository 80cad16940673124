import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendTestRequest } from "~/people/testing-panel/test-request.server";
import { openFirebaseIdentity } from "~/platform/identity/firebase-identity.server";
import type { IdentityProvider } from "~/platform/identity/identity-provider";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { type FakeApi, isAllowed, PUBLIC, startFakeApi } from "../fixtures/fake-api";
import { openLocalHarness } from "./local-harness";

// The Testing panel with real accounts: which data of its user an API receives.

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const ports = { resolve: async () => [PUBLIC], isAllowed };

let api: FakeApi;

beforeAll(async () => {
  api = await startFakeApi((_request, response) => response.end('{"ok":true}'));
});

afterAll(() => api.close());

async function testAs(identity: IdentityProvider, url: string) {
  const person = {
    email: `${Math.random()}@players.example`,
    password: "offside-trap",
    name: "Jo",
  };
  const now = Date.now();
  const { user } = await identity.verifyIdToken(await identity.signUp(person, now), now);
  const result = await sendTestRequest(
    { text: url, idToken: () => identity.idTokenFor(user.id) },
    ports,
  );
  return { user, result };
}

describe.skipIf(!host)("testing an API with Firebase's emulator", () => {
  let folder: string;
  let close: () => Promise<void>;
  let identity: IdentityProvider;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kickabout-api-test-"));
    const documents = openSqliteStore(join(folder, "documents.db"));
    close = () => documents.close();
    const options = { projectId: "demo-app", apiKey: "any", documents, emulatorHost: host };
    identity = await openFirebaseIdentity(options);
  });

  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  it("shows the API who asks", async () => {
    const { user, result } = await testAs(identity, `http://api.example:${api.port}/v1`);
    expect(result).toEqual({ status: "Status: 200 OK", body: '{"ok":true}', isCut: false });
    const [, claims = ""] = api.asked.at(-1)?.headers.authorization?.split(".") ?? [];
    const reported = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect(reported).toMatchObject({ sub: user.id, email: user.email, aud: "demo-app" });
  });

  it("lets nobody into this machine", async () => {
    const asked = api.asked.length;
    const { result } = await testAs(identity, `http://127.0.0.2:${api.port}/v1`);
    expect(result).toEqual({
      problem: "That address is not on the public internet, so it can't be tested from here.",
    });
    expect(api.asked).toHaveLength(asked);
  });
});

describe("testing an API in embedded mode", () => {
  it("says that there is no token to send", async () => {
    const harness = await openLocalHarness();
    const asked = api.asked.length;
    const { result } = await testAs(harness.identity, `http://api.example:${api.port}/v1`);
    await harness.close();
    expect(result).toEqual({
      problem:
        "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
    });
    expect(api.asked).toHaveLength(asked);
  });
});
