import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { headerOf, postForm, readable, root, setCookiesOf } from "./ask";
import { Fan, idsIn, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile();
const built = pathToFileURL(join(root, "build/server/index.js")).href;
const { routes }: ServerBuild = await import(built);

/** Every URL at which the build accepts posts. */
const actions = Object.values(routes)
  .filter((route) => route?.module.action)
  .map((route) => (route?.index ? "/?index" : `/${route?.path ?? ""}`));

const signup = { email: "evil@x.example", password: "123456" };

/** A valid post of a user with an account; an action without an entry here fails the test below. */
const posts: Record<string, [path: string, fields: Record<string, string>]> = {
  "/login": ["/login", { intent: "google" }],
  "/join": ["/join", signup],
  "/forgot": ["/forgot", { email: "evil@x.example" }],
  "/report": ["/report?kind=game&id=crossbar", { reason: "spam" }],
  "/data-mode": ["/data-mode", { lite: "on" }],
  "/consent": ["/consent", { consent: "accepted" }],
  "/push": ["/push", { intent: "subscribe", token: "evil:token" }],
  "/account": ["/account", { intent: "delete", confirmation: "DELETE" }],
  "/profile": ["/profile", { intent: "save", displayName: "Evil" }],
  "/settings": ["/settings", { intent: "settings", dailyStreakTips: "on" }],
  "/notifications": ["/notifications", { intent: "read" }],
  "/recaps/:token": ["/recaps/ZmFu.AAAA", {}],
  "/logout": ["/logout", {}],
  "/session": ["/session", {}],
  "/account/practice/:provider": ["/account/practice/google", { account: "new", name: "Evil" }],
  "/account/verify": ["/account/verify?token=x", {}],
  "/account/reset": ["/account/reset?token=x", { password: "123456" }],
  ...Object.fromEntries(
    playable.map((slug) => [`/play/${slug}`, [`/play/${slug}`, { intent: "start" }]]),
  ),
  "/play/spot-kick/duel": ["/play/spot-kick/duel", {}],
  "/play/spot-kick/duel/:code": ["/play/spot-kick/duel/abcdefghijklmnopqrstuv", {}],
  "/play/sign": ["/play/sign", { intent: "sign", name: "Zola" }],
  "/leagues": ["/leagues", { intent: "make", name: "School run" }],
  "/leagues/:id/manage": ["/leagues/abcdefgh/manage", { intent: "leave" }],
  "/l/:code": ["/l/BCDFGHJK", { intent: "join" }],
  "/moderation": ["/moderation", { case: "reply.x", seen: "0 0", rule: "respect", choice: "ban" }],
  "/moderation/yours": ["/moderation/yours", { intent: "appeal", id: "x", text: "Evil" }],
  "/feed/:id": ["/feed/golden-word-2026-11-24", { intent: "write", text: "Evil" }],
  "/play/:slug/moves": ["/play/full-time-quiz/moves", { intent: "start" }],
};

const foreign: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
];

it("the list of posts has every action of the build", () => {
  expect(Object.keys(posts).sort()).toEqual([...actions].sort());
});

describe.each(Object.values(posts))("a post of another site to %s", (path, fields) => {
  it.each(foreign)("is refused with a page, and changes nothing: %j", async (headers) => {
    const fan = await simulatedProviderFan(server.address);
    const before = everything();
    for (const address of [path, dataAddress(path)]) {
      const reply = await fan.post(address, fields, headers);
      expect(reply.status, address).toBe(403);
      expect(headerOf(reply, "Content-Type")).toContain("text/html");
      expect(setCookiesOf(reply)).toEqual([]);
    }
    expect(everything()).toEqual(before);
    expect(await fan.isLoggedIn()).toBe(true);
  });
});

describe("a link of another site", () => {
  const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };

  it.each(["/logout", "/session", "/account?dialog=delete", "/account/verify?token=x"])(
    "changes nothing: %s",
    async (path) => {
      const fan = await simulatedProviderFan(server.address);
      const before = everything();
      expect((await fan.see(path, headers)).status).toBeLessThan(500);
      expect(everything()).toEqual(before);
      expect(await fan.isLoggedIn()).toBe(true);
    },
  );

  it("can ask to be led on, but to no other site", async () => {
    const evil = "//evil.example/";
    for (const intent of ["google", "apple"]) {
      const fields = { intent, redirectTo: evil };
      const reply = await postForm(server.address, "/login", fields);
      expect(headerOf(reply, "Location")).toBe(`/account/practice/${intent}?redirectTo=%2F`);
    }
    const fan = await joinedFan(server.address);
    for (const redirectTo of [evil, "https://evil.example", "/\\evil.example", "javascript:a()"]) {
      expect(headerOf(await fan.login({ redirectTo }), "Location")).toBe("/");
    }
    expect(headerOf(await fan.login({ redirectTo: "/stats?a=1" }), "Location")).toBe("/stats?a=1");
    const to = encodeURIComponent(evil);
    const practised = await fan.post(`/account/practice/google?redirectTo=${to}`, { name: "A" });
    expect(headerOf(practised, "Location")).toBe("/");
    const page = await new Fan(server.address).see(`/account/practice/google?redirectTo=${to}`);
    expect(readable(page.text)).not.toContain('href="//evil');
  });
});

/** The URL by which a script posts to the same action. */
const dataAddress = (path: string) => path.replace(/(\?|$)/, ".data$1");

/** The ids of all documents about users. */
function everything() {
  const collections = [
    "accounts",
    "accountEmails",
    "sessions",
    "mailTokens",
    "deletions",
    "profiles",
  ];
  return collections.map((collection) => idsIn(server.dataDir, collection));
}
