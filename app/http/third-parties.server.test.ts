import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSecret } from "../../tests/fixtures/rules-environment";

const firebase = {
  FIREBASE_PROJECT_ID: "kickabout-1",
  FIREBASE_API_KEY: "a-key",
  FIREBASE_AUTH_DOMAIN: "kickabout-1.firebaseapp.com",
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The third parties of a server that starts with these variables. */
async function thirdPartiesWith(variables: Record<string, string>) {
  const all = { ...variables, SESSION_SECRET: testSecret };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return (await import("./third-parties.server")).thirdParties();
}

describe("thirdParties", () => {
  it("are none in embedded mode, an emulator or not", async () => {
    expect(await thirdPartiesWith({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toEqual({});
  });

  it("are who draws the avatars, for pictures alone", async () => {
    const variables = { AVATAR_SERVICE_URL: "https://avatars.example:8443/svg" };
    expect(await thirdPartiesWith(variables)).toEqual({
      "img-src": ["https://avatars.example:8443"],
    });
  });

  it("are what Firebase's popups need, and nothing wider", async () => {
    expect(await thirdPartiesWith(firebase)).toEqual({
      "script-src": ["https://apis.google.com"],
      "frame-src": ["https://kickabout-1.firebaseapp.com"],
      "connect-src": ["https://identitytoolkit.googleapis.com"],
    });
  });

  it("are also the two that give a device its token, where push alerts are configured", async () => {
    const push = {
      FIREBASE_MESSAGING_SENDER_ID: "123456789012",
      FIREBASE_APP_ID: "1:123456789012:web:abc123",
      FIREBASE_VAPID_KEY: `B${"k".repeat(86)}`,
    };
    expect((await thirdPartiesWith({ ...firebase, ...push }))["connect-src"]).toEqual([
      "https://identitytoolkit.googleapis.com",
      "https://firebaseinstallations.googleapis.com",
      "https://fcmregistrations.googleapis.com",
    ]);
  });

  it("have the emulator in the place of Firebase where there is one", async () => {
    const variables = { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    expect(await thirdPartiesWith(variables)).toEqual({
      "script-src": ["https://apis.google.com"],
      "frame-src": ["http://127.0.0.1:9099"],
      "connect-src": ["http://127.0.0.1:9099"],
    });
  });
});
