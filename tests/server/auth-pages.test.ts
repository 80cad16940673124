import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ask, headerOf, type Reply, readable, setCookiesOf } from "./ask";
import { alertsOf, Fan, joinedFan, simulatedProviderFan } from "./fan";
import { headOf, textsOf } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile();

const pages = [
  ["/login", "Log in"],
  ["/join", "Join free"],
  ["/forgot", "Forgot password?"],
] as const;

const hostile = [
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/games/..//evil.example",
  "evil.example",
  `/${"x".repeat(3000)}`,
  "",
];

/** Where the form of a page leads on to. */
const redirectIn = ({ text }: Reply) =>
  readable(/<input[^>]* name="redirectTo"[^>]* value="([^"]*)"/.exec(text)?.[1] ?? "");

const beneath = "/games?q=x&category=arcade";
const behind = (path: string, to: string) => `${path}?redirectTo=${encodeURIComponent(to)}`;

describe.each(pages)("%s", (path, title) => {
  it("is a page with one heading and the form, kept by all and listed by no search engine", async () => {
    const reply = await ask(server.address, path);
    expect(reply.status).toBe(200);
    expect(textsOf(reply.text, "h1")).toEqual([title]);
    expect(reply.text).toContain(`<form method="post" action="${path}"`);
    expect(reply.text).not.toContain("<dialog");
    expect(headOf(reply.text)).toMatchObject({ robots: "noindex", canonical: [] });
    expect(headerOf(reply, "Cache-Control")).toMatch(/^public, max-age=0, s-maxage=60/);
  });

  it("shows one form, also where its address asks for a dialog", async () => {
    const { text } = await ask(server.address, `${path}?dialog=login`);
    expect(text).not.toContain("<dialog");
    expect(text.split('name="email"')).toHaveLength(2);
  });

  it("keeps the page to go on to in its form and its links", async () => {
    const { text } = await ask(server.address, behind(path, beneath));
    expect(redirectIn({ text } as Reply)).toBe(beneath);
    const others = ["/login", "/join"].filter((other) => other !== path);
    for (const other of others) expect(readable(text)).toContain(`href="${hrefOf(other)}"`);
  });

  it.each(hostile)("leads to no other site: %j", async (redirectTo) => {
    const reply = await ask(server.address, behind(path, redirectTo));
    expect(redirectIn(reply)).toBe("/");
  });

  it("has nothing for a fan who is signed in, and leads on", async () => {
    const fan = await simulatedProviderFan(server.address);
    const to = path === "/join" ? "/account" : beneath;
    const reply = await fan.see(behind(path, beneath));
    expect([reply.status, headerOf(reply, "Location")]).toEqual([302, to]);
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
    const plain = await fan.see(path);
    expect(headerOf(plain, "Location")).toBe(path === "/join" ? "/account" : "/");
    const evil = await fan.see(behind(path, "//evil.example"));
    expect(headerOf(evil, "Location")).toBe(path === "/join" ? "/account" : "/");
  });

  it("comes back at status 400 with what was typed and the page to go on to, but no password", async () => {
    const fields = { email: "nobody", name: "Thandi", password: "12345", redirectTo: beneath };
    const reply = await new Fan(server.address).post(path, fields);
    expect(reply.status).toBe(400);
    expect(headerOf(reply, "Cache-Control")).toBe("no-store");
    expect(textsOf(reply.text, "h1")).toEqual([title]);
    expect(alertsOf(reply)).toContain("Please enter a valid email address.");
    expect(reply.text).toMatch(/class="error-summary" role="alert" tabindex="-1"/i);
    expect(reply.text).toContain('value="nobody"');
    expect(reply.text).not.toContain("12345");
    expect(redirectIn(reply)).toBe(beneath);
  });

  it("comes back with no page of another site to go on to", async () => {
    for (const redirectTo of hostile) {
      const reply = await new Fan(server.address).post(path, { email: "nobody", redirectTo });
      expect([reply.status, redirectIn(reply)], redirectTo).toEqual([400, "/"]);
    }
  });

  it("goes on to a path of ours, whatever a form says", async () => {
    const fan = await joinedFan(server.address);
    const { email, password } = fan;
    const redirectTo = fc.oneof(
      fc.constantFrom(...hostile),
      fc.webUrl(),
      fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`),
    );
    const property = fc.asyncProperty(redirectTo, async (to) => {
      const form = { intent: path === "/forgot" ? "forgot" : "google", redirectTo: to };
      const reply = await fan.elsewhere().post(path, { ...form, email, password });
      expect(reply.status).toBe(303);
      expect(headerOf(reply, "Location")).toMatch(/^\/(?!\/)/);
    });
    await fc.assert(property, { numRuns: 20 });
  });
});

const hrefOf = (path: string) => `${path}?${new URLSearchParams({ redirectTo: beneath })}`;

describe("a form over a page", () => {
  it("posts to its own address and leads back to the page beneath, with its search", async () => {
    const fan = await joinedFan(server.address);
    const { text } = await ask(server.address, "/games?q=x&category=arcade&dialog=login");
    expect(text).toContain('<form method="post" action="/login"');
    const redirectTo = redirectIn({ text } as Reply);
    expect(redirectTo).toBe(beneath);
    const browser = fan.elsewhere();
    const reply = await browser.login({ redirectTo });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, beneath]);
    expect(await browser.isLoggedIn()).toBe(true);
  });

  it("leads to the account from joining, and back with a message from a forgotten password", async () => {
    const fan = new Fan(server.address);
    const joined = await fan.join({ redirectTo: beneath });
    expect(headerOf(joined, "Location")).toBe("/account");
    const visitor = new Fan(server.address);
    const { email } = fan;
    const forgot = await visitor.post("/forgot", { email, redirectTo: beneath });
    expect([forgot.status, headerOf(forgot, "Location")]).toEqual([303, beneath]);
    expect((await visitor.see(beneath)).text).toContain("Reset link sent");
  });

  it("leads home where it names no page", async () => {
    const fan = await joinedFan(server.address);
    const { email, password } = fan;
    const reply = await fan.elsewhere().post("/login", { email, password });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, "/"]);
  });
});

it.each(["/", "/?index", "/about", "/games", "/stats", "/no-such-page"])(
  "a page takes no form for logging in: %s",
  async (path) => {
    const fan = await joinedFan(server.address);
    const { email, password } = fan;
    const reply = await fan.elsewhere().post(path, { intent: "login", email, password });
    expect(reply.status).toBe(405);
    expect(setCookiesOf(reply)).toEqual([]);
  },
);
