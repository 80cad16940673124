import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageRequest, pageKey } from "./page-key";
import { varianceAt } from "./page-variance";

const pages = varianceAt([
  { pattern: "/", variesBy: ["player", "date"] },
  { pattern: "/games", variesBy: [] },
  { pattern: "/help", variesBy: [] },
  { pattern: "/feed", variesBy: ["time-zone"] },
  { pattern: "/feed/:id", variesBy: ["time-zone"] },
  { pattern: "/play", variesBy: ["player", "date"] },
  { pattern: "/play/golden-word", variesBy: ["player", "time-zone"] },
  { pattern: "/stats", variesBy: ["player"] },
  { pattern: "/stats/:slug", variesBy: ["player"] },
  { pattern: "/calendar", variesBy: ["player", "date"] },
  { pattern: "/account/reset", variesBy: ["anything"] },
]);

const asking = (
  url: string,
  headers: PageRequest["headers"] = {},
  method = "GET",
  asksConsent = false,
) =>
  pageKey(
    { method, url, headers: { host: "localhost:3000", ...headers } },
    {
      varianceAt: pages,
      asksConsent,
      dateFor: (cookie) => (cookie.includes("tz=Asia") ? "2026-11-22" : "2026-11-21"),
    },
  );

const ours = fc.tuple(
  fc.constantFrom("/", "/games", "/feed/", "/stats/x"),
  fc.oneof(fc.constant(""), fc.string(), fc.webPath(), fc.webQueryParameters()),
);
const address = fc.oneof(
  fc.webUrl().map((url) => new URL(url).pathname + new URL(url).search),
  ours.map(([path, rest]) => path + rest),
  ours.map(([path, rest]) => `${path}?${rest}`),
);

describe("pageKey", () => {
  it.each(["/", "/games?q=quiz", "/help", "/feed/caught-by-1994", "/?dialog=login"])(
    "keeps the page at %s",
    (url) => expect(asking(url)).not.toBeNull(),
  );

  it.each([
    ["data for a script", "/games.data"],
    ["a file", "/calendar.ics"],
    ["a picture with a query", "/avatar.svg?topType=NoHair"],
    ["the session", "/session"],
    ["the way out", "/logout"],
    ["what no route knows", "/none"],
    ["what varies by anything", "/account/reset?token=x"],
    ["another spelling by percent", "/%70lay"],
    ["what the router may not read so", "/feed/%2e%2e"],
    ["a step up", "/feed/.."],
    ["a part of an address", "/feed#x"],
    ["another host's address", "//evil.example/"],
    ["a whole address", "http://localhost/"],
    ["a very long address", `/games?q=${"x".repeat(400)}`],
  ])("does not keep %s", (_what, url) => expect(asking(url)).toBeNull());

  it.each(["POST", "DELETE", "OPTIONS"])("does not keep what %s brings", (method) =>
    expect(asking("/", {}, method)).toBeNull(),
  );

  it("answers HEAD with what it keeps for GET", () =>
    expect(asking("/", {}, "HEAD")).toBe(asking("/")));

  it.each([
    "__session=x",
    "tz=x; __session=",
    "kb_flash=x",
    "__session =x",
    "a=b;\t__session\t=x",
    "x__session=1",
  ])("steps aside for the cookie %j", (cookie) => expect(asking("/", { cookie })).toBeNull());

  it.each(["kb_player=x", "a=b; kb_player =x", "kb_days=x", "kb_play_crossbar=x"])(
    "steps aside for the cookie %j where own games are shown, and nowhere else",
    (cookie) => {
      const own = ["/", "/?q=1", "/play", "/PLAY?game=crossbar", "/stats", "/stats/golden-word/"];
      for (const url of [...own, "/calendar", "/calendar?month=2026-11"]) {
        expect(asking(url, { cookie })).toBeNull();
        expect(asking(url)).not.toBeNull();
      }
      for (const url of ["/games", "/feed", "/help?q=play", "/games?q=%C3%A9"]) {
        expect(asking(url, { cookie })).toBe(asking(url));
      }
    },
  );

  it.each([
    "kb_guest=x",
    "kb_quiz=x",
    "session=1",
    "tz=Africa%2FJohannesburg",
    "kb_push=on",
    "theme=",
    "utm=1; x=y",
  ])("takes no notice of the cookie %s", (cookie) =>
    expect(asking("/", { cookie })).toBe(asking("/")),
  );

  it("tells pages apart by theme, motion, data and Save-Data", () => {
    const some = ["", "theme=dark", "theme=light", "motion=reduced", "data=lite", "data=full"];
    const keys = some.flatMap((cookie) => [
      asking("/", { cookie }),
      asking("/", { cookie, "save-data": "on" }),
    ]);
    expect(new Set(keys).size).toBe(10);
  });

  it("tells pages apart by consent and Sec-GPC where consent is asked for, and nowhere else", () => {
    const some = ["", "consent=accepted", "consent=rejected", "consent=perhaps"];
    const keys = (asksConsent: boolean) =>
      some.flatMap((cookie) => [
        asking("/", { cookie }, "GET", asksConsent),
        asking("/", { cookie, "sec-gpc": "1" }, "GET", asksConsent),
        asking("/", { cookie, "sec-gpc": "0" }, "GET", asksConsent),
      ]);
    expect(new Set(keys(true)).size).toBe(6);
    expect(new Set(keys(false)).size).toBe(1);
  });

  it("knows the zone where times are the reader's own, and nowhere else", () => {
    const there = { cookie: "tz=Asia%2FTokyo" };
    expect(asking("/feed", there)).not.toBe(asking("/feed"));
    expect(asking("/Feed", there)).not.toBe(asking("/Feed"));
    expect(asking("/feed/x", there)).not.toBe(asking("/feed/x"));
    expect(asking("/play/golden-word", there)).not.toBe(asking("/play/golden-word"));
    expect(asking("/help", there)).toBe(asking("/help"));
  });

  it("knows the reader's date where it is written, and nowhere else", () => {
    const dated = ["/", "/?dialog=login", "/calendar", "/Calendar?month=2026-11"];
    for (const url of [...dated, "/play", "/Play/", "/play?game=crossbar"]) {
      const [here, there, near] = ["", "tz=Asia%2FTokyo", "tz=Europe%2FBerlin"].map((cookie) =>
        asking(url, { cookie }),
      );
      expect(there).not.toBe(here);
      expect(near).toBe(here);
    }
    expect(asking("/games", { cookie: "tz=Asia%2FTokyo" })).toBe(asking("/games"));
  });

  it.each(["x-test-hooks", "authorization", "range", "content-length", "transfer-encoding"])(
    "steps aside for the header %s",
    (name) => expect(asking("/", { [name]: "1" })).toBeNull(),
  );

  it.each([undefined, "", "a b", "evil/host", "x\ny"])("steps aside for the host %j", (host) =>
    expect(asking("/", { host })).toBeNull(),
  );

  it("never gives two addresses the same key, and never throws", () => {
    fc.assert(
      fc.property(address, address, fc.string(), (one, other, cookie) => {
        fc.pre(one !== other);
        const key = asking(one, { cookie });
        expect(key === null || key !== asking(other, { cookie })).toBe(true);
      }),
    );
  });
});
