import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { screens } from "../fixtures/site";
import { ask, headerOf, type Reply } from "./ask";
import { dialogAt, Fan, joinedFan } from "./fan";
import { serverForFile } from "./processes";
import { fieldOf, goodPlayer, savePlayer } from "./profile-forms";

const server = serverForFile({ LOG_LEVEL: "error" });

/** Closes any context: an attribute, a script, a comment, a title. */
const MARKUP = `"'--></title></script><xss a=" onxss="1`;
/** The same, short enough for a name. */
const NAME = `"><xss a=' onxss="1`;

const elementOrHandler = /<\/?xss|<xss|\sonxss="/i;

/** Whether it came back as markup that a browser would interpret. */
function expectNoMarkup({ text, status, headers }: Reply, where: string) {
  expect(status, where).toBeLessThan(500);
  if (/^(text\/html|image\/svg)/.test(String(headers["content-type"]))) {
    expect(elementOrHandler.exec(text)?.[0], where).toBeUndefined();
  } else {
    expect(headers["x-content-type-options"], where).toBe("nosniff");
  }
}

describe("a text of a reader's", () => {
  const evil = encodeURIComponent(MARKUP);
  const addresses = [
    ...["q", "category", "sort", "cursor", MARKUP].map(
      (name) => `/games?${encodeURIComponent(name)}=${evil}`,
    ),
    `/games.json?q=${evil}`,
    `/games.data?q=${evil}`,
    `/games/${evil}`,
    `/help?q=${evil}`,
    `/play?game=${evil}`,
    `/feed?cursor=${evil}`,
    `/feed/${evil}`,
    `/feed/parts/${evil}`,
    `/report?kind=${evil}&id=${evil}`,
    `/report?kind=post&id=caught-by-1994&reason=${evil}`,
    `/?dialog=${evil}`,
    `/?dialog=login&redirectTo=/${evil}`,
    `/play/full-time-quiz?q=${evil}&dialog=${evil}`,
    `/account/reset?token=${evil}`,
    `/account/verify?token=${evil}`,
    `/account/practice/google?redirectTo=/${evil}&popup=${evil}`,
    `/account/practice/${evil}`,
    `/avatar.svg?topType=${evil}&view=${evil}&${evil}=${evil}`,
    `/there-is/${evil}?${evil}`,
    `/${evil}.data`,
  ];

  it("in an address is never markup, nor what a sniffing browser would take for it", async () => {
    const visitor = new Fan(server.address);
    visitor.plant(`tz=${evil}`);
    visitor.plant(`theme=${evil}`);
    for (const path of addresses) {
      const headers = { Referer: `http://x/${evil}`, "User-Agent": MARKUP };
      expectNoMarkup(await visitor.see(path, headers), path);
    }
  });

  it("in a form that is refused comes back as it was typed, and never as markup", async () => {
    const refused: [string, Record<string, string>][] = [
      [dialogAt("login"), { intent: "login", email: MARKUP, password: MARKUP, redirectTo: MARKUP }],
      [dialogAt("signup"), { intent: "signup", name: MARKUP, email: MARKUP, mode: MARKUP }],
      [dialogAt("forgot"), { intent: "forgot", email: MARKUP }],
      ["/report?kind=post&id=caught-by-1994", { intent: "report", details: MARKUP, reason: "x" }],
      ["/account/reset?token=x", { password: MARKUP }],
      ["/play/full-time-quiz", { intent: "move", attempt: MARKUP, index: "0", choice: "1" }],
      ["/consent", { consent: MARKUP }],
    ];
    for (const [path, fields] of refused) {
      expectNoMarkup(await new Fan(server.address).post(path, fields), path);
    }
  });

  it("in a name, a player and a device is never markup on any page of theirs", async () => {
    const fan = new Fan(server.address);
    const agent = { "User-Agent": `Mozilla ${MARKUP}` };
    await fan.post("/account/practice/google", { account: "new", name: NAME }, agent);
    await fan.post("/push", { intent: "subscribe", token: NAME, platform: MARKUP }, agent);
    const saved = await savePlayer(fan, { ...goodPlayer, displayName: NAME, revision: "0" });
    expect(saved.status).toBe(303);
    const fields = Object.keys(goodPlayer).map((name) => [name, MARKUP]);
    const everything = { ...Object.fromEntries(fields), revision: MARKUP };
    const owner = fieldOf((await fan.see("/profile")).text, "owner") ?? "";
    const draft = await fan.post("/profile", { ...everything, owner, tab: "kits" });
    const own = ["/players/card.svg", "/account/data", headerOf(draft, "Location")];
    for (const path of [...screens.map((screen) => screen.path), ...own]) {
      expectNoMarkup(await fan.see(path, agent), path);
    }
    expectNoMarkup(await savePlayer(fan, everything), "a save of nonsense");
    const settings = { intent: "save", favoriteColor: MARKUP, theme: MARKUP, revision: MARKUP };
    expectNoMarkup(await fan.post("/settings", settings), "settings of nonsense");
  });
});

describe("a text of letters that take several bytes", () => {
  it.each(["é", "漢", "👟"])("comes back whole: %s", async (character) => {
    for (let length = 3; length <= 40; length += 3) {
      const typed = character.repeat(length);
      for (const path of ["/games", "/help"]) {
        const { text } = await ask(server.address, `${path}?q=${encodeURIComponent(typed)}`);
        expect(text, path).not.toContain("\0");
        expect(text, path).toContain(`value="${typed}"`);
      }
    }
  });
});

describe("a text with line breaks", () => {
  const line = "\r\nSet-Cookie: evil=1\r\n\r\n<xss>";

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ["in where to go on", dialogAt("login"), { intent: "google", redirectTo: `/${line}` }, {}],
    ["in a mode", "/data-mode", { lite: line }, {}],
    ["in a consent", "/consent", { consent: line }, {}],
    ["in the referrer's path", "/data-mode", { lite: "on" }, { Referer: "/%0d%0aevil=1" }],
    ["in a name", "/account/practice/google", { account: "new", name: line }, {}],
    ["in a draft", "/profile", { intent: "save", displayName: line, country: line }, {}],
  ])("adds no header to an answer %s", async (_what, path, fields, headers) => {
    const reply = await new Fan(server.address).post(path, fields, headers);
    expect(reply.status).toBeLessThan(500);
    expect(headerOf(reply, "set-cookie")).not.toMatch(/(^|,)\s*evil=/);
    expect(headerOf(reply, "location")).not.toMatch(/[\r\n]|evil\.example/);
  });

  it("adds none by an address either", async () => {
    for (const path of ["/logout%0d%0aSet-Cookie:evil=1", "/?next=%0d%0aSet-Cookie:%20evil=1"]) {
      const reply = await new Fan(server.address).see(path);
      expect(reply.status).toBeLessThan(500);
      expect(reply.headers).not.toHaveProperty("set-cookie");
    }
  });
});

it("a letter's link leads to us, whatever Host it was asked for under", async () => {
  const fan = await joinedFan(server.address);
  const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
  const asked = await fan
    .elsewhere()
    .post(dialogAt("forgot"), { intent: "forgot", email: fan.email }, headers);
  expect(asked.status).toBe(303);
  const outbox = join(server.dataDir, "outbox");
  const emails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  await expect.poll(() => emails().some((email) => email.includes("/account/reset"))).toBe(true);
  for (const email of emails()) expect(email).not.toContain("evil.example");
});

it("no text, however it is made, keeps a pattern busy", async () => {
  const most = 40_000;
  const texts = [
    "a@".repeat(most / 2),
    `a@${"a.".repeat(most / 2)}`,
    `${" ".repeat(most)}x`,
    `${"\u202e\u0301".repeat(most / 4)}`,
    `#${"f".repeat(most)}`,
    "a,b;q=0.1,".repeat(most / 10),
    `/${"é".repeat(most / 4)}`,
  ];
  const forms: [string, string, Record<string, string>][] = [
    [dialogAt("signup"), "email", { intent: "signup", password: "offside-trap" }],
    [dialogAt("signup"), "name", { intent: "signup", email: "no", password: "offside-trap" }],
    ["/report?kind=post&id=caught-by-1994", "details", { intent: "report", reason: "x" }],
    [dialogAt("login"), "redirectTo", { intent: "google" }],
    ["/profile", "displayName", { ...goodPlayer, intent: "save" }],
    ["/profile", "homeKitColor", { ...goodPlayer, intent: "save" }],
    ["/play/full-time-quiz", "moves", { intent: "move" }],
  ];
  for (const [path, name, fields] of forms) {
    for (const text of texts) {
      const began = performance.now();
      const { status } = await new Fan(server.address).post(path, { ...fields, [name]: text });
      expect(status, `${path} ${name}`).toBeLessThan(500);
      expect(performance.now() - began, `${path} ${name} ${text.slice(0, 9)}`).toBeLessThan(3000);
    }
  }
  const long = (text: string) => text.slice(0, 6000);
  for (const name of ["Cookie", "Accept-Encoding", "If-None-Match", "User-Agent", "Referer"]) {
    for (const text of [...texts.slice(0, 3), texts[5] ?? "", "tz=; ".repeat(2000)]) {
      const began = performance.now();
      await new Fan(server.address).see("/help", { [name]: long(text) });
      expect(performance.now() - began, name).toBeLessThan(3000);
    }
  }
});

it("no field's name changes what objects are", async () => {
  const fan = await joinedFan(server.address);
  const names = ["__proto__", "__proto__[isAdmin]", "constructor.prototype.isAdmin", "toString"];
  const fields = Object.fromEntries(names.map((name) => [name, "polluted"]));
  const moves = '[{"index":0,"move":1,"elapsed":1,"__proto__":{"isAdmin":"polluted"}}]';
  await savePlayer(fan, { ...goodPlayer, ...fields, revision: "0" });
  await fan.post("/settings", { intent: "save", ...fields });
  await fan.post("/play/full-time-quiz/moves", { intent: "start" });
  await fan.post("/play/full-time-quiz/moves", { intent: "move", attempt: "x", moves, ...fields });
  for (const path of ["/account/data", "/games.json", "/profile"]) {
    const { status, text } = await fan.see(path);
    expect(status).toBe(200);
    expect(text).not.toContain("polluted");
  }
});
