import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, cookieOf, headerOf, postForm, type Reply, readable, setCookiesOf } from "./ask";
import { serverForFileBehind } from "./processes";

const partners = {
  ADS_SCRIPT_URL: "https://ads.example.com/ads.js",
  ADS_CLIENT_ID: "client-1",
  ADS_SLOT_BANNER: "slot-banner",
  ADS_HOSTS: "https://frames.example.com",
  ANALYTICS_SCRIPT_URL: "https://count.example.com/count.js",
  ANALYTICS_SITE_ID: "site-1",
};

const question = "May ads and a visit counter of other companies load?";
const theirs = /ads\.example\.com|frames\.example\.com|count\.example\.com/;
const accepted = { Cookie: "consent=accepted" };
const rejected = { Cookie: "consent=rejected" };
const optedOut = { "Sec-GPC": "1" };

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(partners);
});

afterAll(() => server.stop());

const page = (path: string, headers: Record<string, string> = {}) =>
  ask(server.address, path, { headers });

const choose = (consent: string, headers: Record<string, string> = {}, address = server.address) =>
  postForm(address, "/consent", { consent }, headers);

const policyOf = (reply: Reply) => headerOf(reply, "Content-Security-Policy");
const isAsked = ({ text }: Reply) =>
  text.includes('<section class="consent-bar"') && text.includes(question);

describe("where partners are configured", () => {
  it.each([
    ["nobody was asked yet", "/", {}, true],
    ["nobody was asked yet, on a page without script", "/about", {}, true],
    ["the reader rejected", "/", rejected, false],
    ["the browser opts out", "/", optedOut, false],
    ["the browser opts out with an old answer", "/", { ...rejected, ...optedOut }, false],
    ["pages are lite", "/", { Cookie: "consent=accepted; data=lite" }, false],
    ["the browser saves data", "/", { "Save-Data": "on", ...accepted }, false],
    ["the cookie is nonsense", "/", { Cookie: "consent=<script>" }, true],
    ["a letter's link is open", "/account/reset?token=x", accepted, false],
    ["a letter's link is open unasked", "/account/verify?token=x", {}, true],
  ])("nothing of theirs is in a page while %s", async (_when, path, headers, asked) => {
    const reply = await page(path, headers);
    expect(reply.text).not.toMatch(theirs);
    expect(policyOf(reply)).not.toMatch(theirs);
    expect(isAsked(reply)).toBe(asked);
  });

  it("who accepted gets a page that may load them, and is asked no more", async () => {
    const reply = await page("/", accepted);
    expect(isAsked(reply)).toBe(false);
    expect(policyOf(reply)).toMatch(
      /script-src [^;]*https:\/\/ads\.example\.com https:\/\/count\.example\.com;/,
    );
    expect(policyOf(reply)).toMatch(
      /frame-src https:\/\/ads\.example\.com https:\/\/frames\.example\.com/,
    );
    expect(reply.text).toContain("slot-banner");
    expect(reply.text).not.toMatch(/<script[^>]+src="https/);
  });

  it("an own choice counts more than what the browser says", async () => {
    expect(policyOf(await page("/", { ...accepted, ...optedOut }))).toMatch(theirs);
  });

  it("a page without script has it only for who accepted", async () => {
    expect((await page("/about")).text).not.toContain("<script");
    expect((await page("/about", rejected)).text).not.toContain("<script");
    expect((await page("/about", accepted)).text).toContain("<script");
    expect((await page("/about", { Cookie: "consent=accepted; data=lite" })).text).not.toContain(
      "<script",
    );
  });

  it("the quiz has no place for advertisements, and no question over it", async () => {
    for (const headers of [{}, accepted]) {
      const reply = await page("/play/full-time-quiz", headers);
      expect(reply.text).not.toMatch(/data-ad-slot=|Advertisement/);
      expect(isAsked(reply)).toBe(false);
    }
  });

  it("caches are told that Sec-GPC counts", async () => {
    expect(headerOf(await page("/"), "Vary")).toContain("Sec-GPC");
  });

  it("no cached page reaches a visitor with another answer", async () => {
    const readers = [{}, accepted, rejected, optedOut, { ...accepted, ...optedOut }];
    for (let round = 0; round < 4; round += 1) {
      for (const headers of readers) {
        const reply = await page("/guidelines", headers);
        const hasAccepted = "Cookie" in headers && headers.Cookie === accepted.Cookie;
        expect(theirs.test(policyOf(reply)), JSON.stringify(headers)).toBe(hasAccepted);
        expect(isAsked(reply)).toBe(Object.keys(headers).length === 0);
      }
    }
    expect((await page("/guidelines", accepted)).headers.age).toBeDefined();
  });
});

describe("an answer", () => {
  it.each(["accepted", "rejected"])("is kept for a year: %s", async (choice) => {
    const reply = await choose(choice, { Referer: `${server.address}/games?q=quiz`, Host: "" });
    expect(setCookiesOf(reply)).toContain(
      `consent=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`,
    );
    expect(cookieOf(reply, "consent")).toBe(`consent=${choice}`);
  });

  it("leads back to where it was given, and says so there", async () => {
    const { host } = new URL(server.address);
    const from = { Host: host, Referer: `${server.address}/games?q=quiz` };
    const reply = await choose("accepted", from);
    expect(reply.status).toBe(303);
    expect(headerOf(reply, "Location")).toBe("/games?q=quiz");
    const Cookie = `${cookieOf(reply, "consent")}; ${cookieOf(reply, "kb_flash")}`;
    expect((await page("/games?q=quiz", { Cookie })).text).toContain("Accepted, thank you");
  });

  it.each([undefined, "https://evil.example/", "javascript:alert(1)", "//evil.example"])(
    "leads to the cookies page when it comes from %j",
    async (referer) => {
      const reply = await choose("rejected", referer ? { Referer: referer } : {});
      expect(headerOf(reply, "Location")).toBe("/cookies");
    },
  );

  it.each(["", "yes", "ACCEPTED", "accepted; Path=/x", "__proto__", "x".repeat(5000)])(
    "that is none keeps nothing: %j",
    async (consent) => {
      const reply = await choose(consent);
      expect(reply.status).toBe(303);
      expect(setCookiesOf(reply).join()).not.toContain("consent=");
      const shown = await page("/cookies", { Cookie: cookieOf(reply, "kb_flash") });
      expect(shown.text).toContain("That was neither Accept nor Reject");
    },
  );

  it("is refused from another site", async () => {
    const reply = await choose("accepted", { Origin: "https://evil.example" });
    expect(reply.status).toBe(403);
    expect(setCookiesOf(reply)).toEqual([]);
  });

  it("that is no form is a bad request", async () => {
    const headers = { "Content-Type": "application/json" };
    const reply = await ask(server.address, "/consent", { method: "POST", headers, body: "{}" });
    expect(reply.status).toBe(400);
  });

  it("can be changed on the cookies page, where one sees it", async () => {
    const shown = async (headers: Record<string, string>) =>
      readable((await page("/cookies", headers)).text);
    expect(await shown({})).toContain("You have not chosen yet");
    expect(await shown(accepted)).toContain("You accepted ads and a visit counter");
    expect(await shown(rejected)).toContain("You rejected");
    expect(await shown(optedOut)).toContain("Global Privacy Control");
    for (const headers of [{}, accepted, rejected, optedOut]) {
      expect((await shown(headers)).match(/action="\/consent"/g)).toHaveLength(1);
    }
  });

  it("an address that is only opened leads to the cookies page", async () => {
    const reply = await page("/consent");
    expect(reply.status).toBe(302);
    expect(headerOf(reply, "Location")).toBe("/cookies");
  });
});

const { ANALYTICS_SCRIPT_URL, ANALYTICS_SITE_ID: _id, ...ads } = partners;
const secure = serverForFileBehind("https://x.example", { ...ads, TEST_HOOKS: "off" });

it("over https the answer's cookie is Secure", async () => {
  const reply = await choose("accepted", { Origin: "https://x.example" }, secure.address);
  expect(setCookiesOf(reply).find((line) => line.startsWith("consent="))).toMatch(/; Secure$/);
});

it("with advertising alone the question is about ads alone", async () => {
  const { address } = secure;
  const reply = await ask(address, "/");
  expect(reply.text).toContain("May ads of other companies load?");
  expect(policyOf(await ask(address, "/", { headers: accepted }))).not.toContain(
    new URL(ANALYTICS_SCRIPT_URL).origin,
  );
});

describe("where nobody is configured", () => {
  let plain: RunningServer;

  beforeAll(async () => {
    plain = await startServer();
  });

  afterAll(() => plain.stop());

  it("nothing is asked, and no answer changes a page", async () => {
    const pages = await Promise.all(
      [{}, accepted, rejected, optedOut].map((headers) =>
        ask(plain.address, "/about", { headers }),
      ),
    );
    for (const reply of pages) {
      expect(reply.text).not.toContain("/consent");
      expect(policyOf(reply)).not.toContain("frame-src");
      expect(headerOf(reply, "Vary")).not.toContain("Sec-GPC");
      expect(headerOf(reply, "ETag")).toBe(headerOf(pages[0] as Reply, "ETag"));
    }
  });

  it("the cookies page says so, and an answer is not kept", async () => {
    const shown = await ask(plain.address, "/cookies");
    expect(shown.text).toContain("There is nothing to choose");
    const reply = await choose("accepted", {}, plain.address);
    expect(reply.status).toBe(303);
    expect(setCookiesOf(reply).join()).not.toContain("consent=");
  });
});
