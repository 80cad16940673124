import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSecret } from "../../../tests/fixtures/rules-environment";

const ads = {
  ADS_SCRIPT_URL: "https://ads.example.com/ads.js",
  ADS_CLIENT_ID: "c-1",
  ADS_SLOT_BANNER: "11",
  ADS_HOSTS: "https://*.example.net",
};

const analytics = {
  ANALYTICS_SCRIPT_URL: "https://count.example.com/count.js",
  ANALYTICS_SITE_ID: "kickabout",
};

const accepted = { Cookie: "tz=x; consent=accepted" };

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

/** The third parties of a page for a request with these headers, on a server with these variables. */
async function thirdPartiesWith(
  variables: Record<string, string>,
  headers: Record<string, string> = {},
  path = "/",
) {
  const all = { ...variables, SESSION_SECRET: testSecret };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return (await import("./third-parties.server")).thirdParties(
    new Request(`http://localhost:3000${path}`, { headers }),
  );
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

describe("partners", () => {
  const adHosts = ["https://ads.example.com", "https://*.example.net"];
  const counterHosts = ["https://count.example.com"];

  it.each([
    [
      "advertising",
      ads,
      {
        "script-src": ["https://ads.example.com"],
        "img-src": adHosts,
        "connect-src": adHosts,
        "frame-src": adHosts,
      },
    ],
    [
      "analytics",
      analytics,
      { "script-src": counterHosts, "img-src": counterHosts, "connect-src": counterHosts },
    ],
  ])("have what they need once the reader has agreed: %s", async (_what, variables, hosts) => {
    expect(await thirdPartiesWith(variables, accepted)).toEqual(hosts);
  });

  it("stand beside Firebase", async () => {
    const all = await thirdPartiesWith({ ...firebase, ...ads, ...analytics }, accepted);
    expect(all["script-src"]).toEqual([
      "https://apis.google.com",
      "https://ads.example.com",
      "https://count.example.com",
    ]);
    expect(all["frame-src"]).toContain("https://kickabout-1.firebaseapp.com");
  });

  it.each([
    ["without an answer", {}, "/"],
    ["without consent", { Cookie: "consent=rejected" }, "/"],
    ["for a browser that opts out", { "Sec-GPC": "1" }, "/"],
    ["in lite mode", { Cookie: "consent=accepted; data=lite" }, "/"],
    ["for a browser that saves data", { ...accepted, "Save-Data": "on" }, "/"],
    ["on a letter's page for a new password", accepted, "/account/reset?token=x"],
    ["on a letter's page of verification", accepted, "/account/verify?token=x"],
  ])("are none %s", async (_when, headers, path) => {
    expect(await thirdPartiesWith({ ...ads, ...analytics }, headers, path)).toEqual({});
  });

  it("count an own choice more than the browser's word", async () => {
    const all = await thirdPartiesWith(ads, { ...accepted, "Sec-GPC": "1" });
    expect(all["script-src"]).toEqual(["https://ads.example.com"]);
  });
});
