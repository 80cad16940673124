import { describe, expect, it } from "vitest";
import { ask, headerOf, setCookiesOf, testHooks } from "./ask";
import { Fan, idsIn, simulatedProviderFan, storeIn } from "./fan";
import { serverForFile, serverForTest } from "./processes";

const server = serverForFile();

let tokens = 0;
const newToken = () => `device${++tokens}:APA91b-token_${tokens}`;

const subscribe = (fan: Fan, token: string, other: Record<string, string> = {}, headers = {}) =>
  fan.post("/push", { intent: "subscribe", token, ...other }, headers);

const unsubscribe = (fan: Fan, token: string) =>
  fan.post("/push", { intent: "unsubscribe", token });

/** The token's document, or null. */
async function stored(token: string) {
  const store = storeIn(server.dataDir);
  try {
    return await store.get("pushSubscriptions", token);
  } finally {
    await store.close();
  }
}

describe("a device that wants alerts", () => {
  it("is kept under its token, with what it tells of itself", async () => {
    const fan = await simulatedProviderFan(server.address);
    const token = newToken();
    const reply = await subscribe(
      fan,
      token,
      { platform: "Android", language: "en-ZA" },
      { "User-Agent": "Firefox/140", ...testHooks({ now: "2026-11-21T12:00:00Z" }) },
    );
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(await stored(token)).toEqual({
      token,
      userId: expect.stringMatching(/./),
      updatedAt: "2026-11-21T12:00:00.000Z",
      platform: "Android",
      language: "en-ZA",
      userAgent: "Firefox/140",
    });
  });

  it("is merged with what is known of it already", async () => {
    const fan = await simulatedProviderFan(server.address);
    const token = newToken();
    await subscribe(fan, token, { platform: "Android" });
    await subscribe(fan, token, { language: "en-ZA" });
    expect(await stored(token)).toMatchObject({ platform: "Android", language: "en-ZA" });
  });

  it("belongs to its present holder", async () => {
    const [former, owner] = [
      await simulatedProviderFan(server.address),
      await simulatedProviderFan(server.address),
    ];
    const token = newToken();
    await subscribe(former, token);
    const before = await stored(token);
    await subscribe(owner, token);
    expect((await stored(token))?.userId).not.toBe(before?.userId);
    await unsubscribe(former, token);
    expect(await stored(token)).not.toBeNull();
  });

  it("makes the twenty-first of one person push out the one that was quiet for longest", async () => {
    const fan = await simulatedProviderFan(server.address);
    const devices = Array.from({ length: 21 }, newToken).reverse();
    for (const [minute, token] of devices.entries()) {
      const now = new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
      await subscribe(fan, token, {}, testHooks({ now }));
    }
    const ids = idsIn(server.dataDir, "pushSubscriptions");
    const left = devices.filter((token) => ids.includes(token));
    expect(left).toEqual(devices.slice(1));
  });

  it("gets nothing for a visitor, and nothing is stored", async () => {
    const token = newToken();
    const reply = await subscribe(new Fan(server.address), token);
    expect([reply.status, reply.text]).toEqual([401, ""]);
    expect(await stored(token)).toBeNull();
  });

  it.each(["", ".", "..", "a/b", "__a__", "é", "a b", "x".repeat(1501)])(
    "is refused with the token %j",
    async (token) => {
      const fan = await simulatedProviderFan(server.address);
      const before = idsIn(server.dataDir, "pushSubscriptions");
      expect((await subscribe(fan, token)).status).toBe(400);
      expect(idsIn(server.dataDir, "pushSubscriptions")).toEqual(before);
    },
  );

  it("is refused from another site", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await subscribe(fan, newToken(), {}, { "Sec-Fetch-Site": "cross-site" });
    expect(reply.status).toBe(403);
  });
});

describe("a device that wants no more alerts", () => {
  it("is forgotten, and a second time is no error", async () => {
    const fan = await simulatedProviderFan(server.address);
    const token = newToken();
    await subscribe(fan, token);
    expect((await unsubscribe(fan, token)).status).toBe(204);
    expect(await stored(token)).toBeNull();
    expect((await unsubscribe(fan, token)).status).toBe(204);
  });

  it("is nobody else's to forget", async () => {
    const [fan, other] = [
      await simulatedProviderFan(server.address),
      await simulatedProviderFan(server.address),
    ];
    const token = newToken();
    await subscribe(fan, token);
    await unsubscribe(other, token);
    expect(await stored(token)).not.toBeNull();
    expect((await unsubscribe(new Fan(server.address), token)).status).toBe(401);
    expect(await stored(token)).not.toBeNull();
  });
});

describe("logging out", () => {
  it("ends the alerts of the device that it comes from, and has the browser forget", async () => {
    const fan = await simulatedProviderFan(server.address);
    const [here, elsewhere] = [newToken(), newToken()];
    await subscribe(fan, here);
    await subscribe(fan, elsewhere);
    const reply = await fan.post("/logout", { pushToken: here });
    expect([reply.status, headerOf(reply, "Clear-Site-Data")]).toEqual([303, '"storage"']);
    expect(setCookiesOf(reply)).toContainEqual(expect.stringMatching(/^kb_push=;.*Max-Age=0/));
    expect([await stored(here), await stored(elsewhere)]).toEqual([null, expect.anything()]);
  });

  it("ends no alerts of another user", async () => {
    const [fan, other] = [
      await simulatedProviderFan(server.address),
      await simulatedProviderFan(server.address),
    ];
    const token = newToken();
    await subscribe(fan, token);
    expect((await other.post("/logout", { pushToken: token })).status).toBe(303);
    expect(await stored(token)).not.toBeNull();
  });

  it.each(["", "a/b", "__a__", "x".repeat(2000)])(
    "works with the token %j all the same",
    async (pushToken) => {
      const fan = await simulatedProviderFan(server.address);
      expect((await fan.post("/logout", { pushToken })).status).toBe(303);
      expect(await fan.isLoggedIn()).toBe(false);
    },
  );

  it("works with no form at all", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await ask(server.address, "/logout", {
      method: "POST",
      headers: { Cookie: fan.session, "Content-Type": "application/json" },
      body: "{}",
    });
    expect(reply.status).toBe(303);
    expect(await fan.isLoggedIn()).toBe(false);
  });
});

describe("the switch in the settings", () => {
  const switchOf = async (fan: Fan) =>
    /<input[^>]*role="switch"[^>]*>/.exec((await fan.see("/settings")).text)?.[0] ?? "";

  it("stands as this device has it, before any script", async () => {
    const fan = await simulatedProviderFan(server.address);
    const token = newToken();
    expect(await switchOf(fan)).not.toContain('checked=""');
    await subscribe(fan, token);
    expect(await switchOf(fan)).toContain('checked=""');
    await fan.post("/settings", { intent: "settings", revision: "0", favoriteColor: "#b91c1c" });
    expect(await switchOf(fan)).toContain('checked=""');
    await unsubscribe(fan, token);
    expect(await switchOf(fan)).not.toContain('checked=""');
  });
});

describe("the messaging worker", () => {
  it("is a script at the site root that is asked for again soon", async () => {
    const reply = await ask(server.address, "/firebase-messaging-sw.js");
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(headerOf(reply, "Cache-Control")).toBe("public, max-age=300");
    expect(() => new Function(reply.text)).not.toThrow();
    expect(reply.text).toContain('"senderId":null');
    expect(reply.body.length).toBeLessThan(4096);
  });

  it("has the project's sender id in front of it where alerts are configured", async () => {
    const { address } = await serverForTest({
      FIREBASE_PROJECT_ID: "demo-app",
      FIREBASE_API_KEY: "any",
      FIREBASE_AUTH_DOMAIN: "localhost",
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
      FIREBASE_MESSAGING_SENDER_ID: "123456789012",
      FIREBASE_APP_ID: "1:123456789012:web:abc123",
      FIREBASE_VAPID_KEY: `B${"k".repeat(86)}`,
      LOG_LEVEL: "silent",
    });
    const { text } = await ask(address, "/firebase-messaging-sw.js");
    expect(text).toContain('"senderId":"123456789012"');
  });
});

describe("the address of a device's wishes", () => {
  it.each([
    ["no intent", "intent=&token=x"],
    ["an intent of another form", "intent=settings&token=x"],
    ["no form", "{}"],
  ])("refuses %s", async (_, body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const reply = await ask(server.address, "/push", { method: "POST", headers, body });
    expect(reply.status).toBe(400);
  });

  it("refuses a body that is no form at all", async () => {
    const headers = { "Content-Type": "application/json" };
    const reply = await ask(server.address, "/push", { method: "POST", headers, body: "{}" });
    expect(reply.status).toBe(400);
  });

  it("leads a browser that goes there like to a page to the settings", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await subscribe(fan, newToken(), {}, { Accept: "text/html" });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, "/settings"]);
    expect(headerOf(await fan.see("/push"), "Location")).toBe("/settings");
  });
});

describe("what belongs to an account", () => {
  it("has its devices: they are in 'Download my data' and go with the account", async () => {
    const fan = await simulatedProviderFan(server.address);
    const token = newToken();
    await subscribe(fan, token);
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.pushSubscriptions).toMatchObject([{ token }]);
    await fan.post("/account", { intent: "delete", confirmation: "DELETE" });
    expect(await stored(token)).toBeNull();
  });
});
