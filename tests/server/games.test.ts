import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { gameSlugs, games } from "~/site/catalogue/catalogue.server";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, readable, testHooks } from "./ask";
import { Fan } from "./fan";
import { tagsNamed } from "./markup";
import { messageOf } from "./profile-forms";

const at = { now: "2026-11-21T10:00:00Z" };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

/** A page with its entities decoded, on a fixed day. */
async function page(path: string, sources: Record<string, string> = {}) {
  const reply = await ask(server.address, path, { headers: testHooks({ ...at, sources }) });
  return { ...reply, text: readable(reply.text) };
}

/** The titles on a page of the list, in order. */
const titlesOf = (html: string) =>
  Array.from(html.matchAll(/<a class="card-link"[^>]*>([^<]+)</g), ([, title]) => title);

const statusOf = (html: string) =>
  /<p role="status">(?:<!--.*?-->)*<span class="badge">([^<]+)/.exec(html)?.[1];

describe("the game list", () => {
  it("is whole in the very document: six titles, what they are, and the way to more", async () => {
    const { status, text } = await page("/games");
    expect(status).toBe(200);
    expect(titlesOf(text)).toHaveLength(6);
    expect(titlesOf(text)[0]).toBe("Full-Time Quiz");
    const count = `${playable.length} titles`;
    for (const part of [count, "Free with ads", "R 49.99", "4.8", "Load more"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('href="/games?cursor=page%3A2#title-7"');
    expect(text).not.toContain("Loading the games");
  });

  it("shows every page up to the one of the address, and no way to more on the last", async () => {
    const { text } = await page(`/games?cursor=page:${Math.ceil(playable.length / 6)}`);
    expect(titlesOf(text)).toHaveLength(playable.length);
    expect(text).toContain('id="title-7"');
    expect(text).not.toContain("Load more");
  });

  it.each([
    ["q=crossbar", ["Crossbar"]],
    ["q=world+cup", ["Daily Quiz", "Kit Detective"]],
    ["category=arcade", ["Spot Kick", "Higher Line", "Keepy-Uppy", "Wall Pass"]],
    ["q=daily&category=trivia", ["Full-Time Quiz", "Daily Quiz"]],
    ["category=puzzle&sort=new&q=words", ["Golden Word", "Crossbar", "Link-Up Play"]],
  ])("for %s has %j", async (search, titles) => {
    const { text } = await page(`/games?${search}`);
    expect(titlesOf(text)).toEqual(titles);
    expect(statusOf(text)).toBe(`${titles.length} ${titles.length === 1 ? "title" : "titles"}`);
  });

  it("has the newest first when asked for them", async () => {
    const { text } = await page("/games?sort=new");
    const dates = new Map(games.map((game) => [game.title, game.publishedAt]));
    const shown = titlesOf(text).map((title = "") => dates.get(title));
    expect(shown).toHaveLength(6);
    expect(shown).toEqual([...dates.values()].sort().reverse().slice(0, 6));
  });

  it("says kindly when nothing matches, and how to get out", async () => {
    const { status, text } = await page("/games?q=curling&category=arcade");
    expect(status).toBe(200);
    expect(text).toContain("No matches just yet");
    expect(text).toMatch(/href="\/games"[^>]*>Clear search and filters/);
    expect(statusOf(text)).toBe("0 titles");
  });

  it.each([
    ["q=&category=&sort=popular", "/games"],
    ["q=++kit+&category=all&sort=new", "/games?q=kit&sort=new"],
    ["category=Puzzle", "/games?category=puzzle"],
    ["category=Chess&sort=cheapest&cursor=page:0", "/games"],
    ["q=a&q=b", "/games?q=a"],
    ["cursor=page:1&dialog=login", "/games?dialog=login"],
    ["q=%0d%0aSet-Cookie:%20a&sort=popular", "/games?q=Set-Cookie%3A+a"],
  ])("leads from ?%s to %s", async (search, address) => {
    const reply = await page(`/games?${search}`);
    expect(reply.status).toBe(302);
    expect(headerOf(reply, "Location")).toBe(address);
    expect((await page(address)).status).toBe(200);
  });

  it("takes a search of no more than 80 characters, and says so when it cuts a longer one", async () => {
    const fan = new Fan(server.address);
    const long = "a".repeat(8000);
    const reply = await fan.see(`/games?${new URLSearchParams({ q: long, sort: "new" })}`);
    expect(reply.status).toBe(303);
    const address = headerOf(reply, "Location");
    expect(address).toBe(`/games?q=${"a".repeat(80)}&sort=new`);
    const list = await fan.see(address);
    expect(messageOf(list.text)).toBe("A long one! We looked for the first 80 characters.");
    expect(list.body.length).toBeLessThan(40_000);
    const [box] = tagsNamed(list.text, "input", { name: "q" });
    expect(box?.attributes).toMatchObject({ maxLength: "80", value: "a".repeat(80) });
    expect((await fan.see(address)).text).not.toContain("A long one!");
  });

  it("shows what was looked for without taking it for HTML", async () => {
    const { text } = await ask(server.address, "/games?q=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(text).toContain("No matches just yet");
    expect(text).not.toContain("<script>alert(1)");
  });

  it.each(["fail", "hang"])(
    "stands when its source does %s, and offers to try again",
    async (wish) => {
      const { status, text } = await page("/games?q=kit&sort=new", { games: wish });
      expect(status).toBe(200);
      expect(text).toContain("We couldn't load the games right now.");
      expect(text).toMatch(/href="\/games\?q=kit&sort=new"[^>]*>Try again/);
      for (const part of ["Search games", "Newest", "Arcade"]) expect(text).toContain(part);
      expect(statusOf(text)).toBeUndefined();
    },
  );

  it("has no matches when its source is empty", async () => {
    expect((await page("/games", { games: "empty" })).text).toContain("No matches just yet");
  });
});

describe("a page of the list for scripts", () => {
  it("has the titles of that page alone", async () => {
    const reply = await page("/games.json?cursor=page:2");
    const list = JSON.parse(reply.text);
    expect(list).toMatchObject({ status: "ready", total: 11, nextCursor: null });
    expect(list.items).toHaveLength(5);
    expect(headerOf(reply, "Cache-Control")).toContain("s-maxage");
  });

  it("says that it failed, and is not kept then", async () => {
    const reply = await page("/games.json?cursor=page:2", { games: "fail" });
    expect(JSON.parse(reply.text)).toEqual({ status: "failed" });
    expect(headerOf(reply, "Cache-Control")).toBe("no-store");
  });
});

describe("a game's page", () => {
  it("has everything there is to say of a premium title", async () => {
    const { status, text } = await page("/games/crossbar");
    expect(status).toBe(200);
    for (const part of [
      "A mini crossword for half-time",
      "Extra Time Club",
      "4.3",
      "742",
      "5k+",
      "Premium · R 39.99",
      "Content rating",
      "8 December 2025",
      'href="/play/crossbar"',
      "On the house in pre-season",
      'href="/games?q=crossword"',
      'href="/report?kind=game&id=crossbar"',
      "https://play.kickabout.example/games/crossbar",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/<a[^>]*href="\/tables\/crossbar"[^>]*><span class="badge">Leaderboards</);
    expect(/id="about".*?<\/section>/s.exec(text)?.[0].match(/<p/g)).toHaveLength(4);
  });

  it("marks what is new, and leaderboards where there are some", async () => {
    expect((await page("/games/career-path")).text).toContain(">New<");
    for (const { slug, hasLeaderboards } of games) {
      const { text } = await page(`/games/${slug}`);
      expect(text.includes(">Leaderboards<")).toBe(hasLeaderboards);
    }
  });

  it("tells search engines what it is, but no sample figures", async () => {
    const { text } = await ask(server.address, "/games/crossbar");
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({ "@type": "VideoGame", name: "Crossbar" });
    expect(json).not.toMatch(/ratingValue|price|offers/);
    expect(text).toContain(
      'property="og:image" content="https://play.kickabout.example/share/crossbar.png"',
    );
  });

  it.each(["nope", "__proto__", "constructor", "%3Cb%3E"])(
    "is not found where there is no such game: %s",
    async (slug) => {
      const { status, text } = await page(`/games/${slug}`);
      expect(status).toBe(404);
      expect(text).toContain("Game not found");
      expect(text).toMatch(/href="\/games"[^>]*>Browse games/);
    },
  );

  it.each(["fail", "hang"])("says so when the source does %s", async (wish) => {
    const { status, text } = await page("/games/crossbar", { games: wish });
    expect(status).toBe(200);
    expect(text).toContain("We couldn't load this game right now.");
    expect(text).toMatch(/href="\/games\/crossbar"[^>]*>Try again/);
    expect(text).not.toContain("application/ld+json");
  });

  it("is not found in an empty catalogue", async () => {
    expect((await page("/games/crossbar", { games: "empty" })).status).toBe(404);
  });
});

it.each([
  ["/games/daily-ten", 301, "/games/daily-quiz"],
  ["/play?game=daily-ten", 302, "/play/daily-quiz"],
])("%s is the Daily Quiz of today", async (former, redirected, address) => {
  const reply = await page(former);
  expect(reply.status).toBe(redirected);
  expect(headerOf(reply, "Location")).toBe(address);
  const { status, text } = await page(address);
  expect(status).toBe(200);
  expect(text).toContain("Daily Quiz");
  expect(text).not.toContain("Daily Ten");
});

describe("a game's picture", () => {
  it("is a hashed file, compressed beforehand and kept for a year", async () => {
    const { text } = await page("/games/crossbar");
    const src = /src="(\/assets\/hero-[\w-]+\.svg)"/.exec(text)?.[1] ?? "";
    const reply = await ask(server.address, src, { headers: { "Accept-Encoding": "br" } });
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toContain("image/svg+xml");
    expect(headerOf(reply, "Content-Encoding")).toBe("br");
    expect(headerOf(reply, "Cache-Control")).toContain("immutable");
    expect(brotliDecompressSync(reply.body).toString()).toContain("<svg");
  });
});

describe("a picture to share", () => {
  it.each(["kickabout", ...gameSlugs])("is there, and light: %s", async (name) => {
    const reply = await ask(server.address, `/share/${name}.png`);
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("image/png");
    expect(reply.body.length).toBeLessThan(60 * 1024);
    expect([reply.body.readUInt32BE(16), reply.body.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe("the ways to play", () => {
  const first = (html: string) => /<article class="card lead-mode">.*?<h2>([^<]+)/s.exec(html)?.[1];

  it("has all, each a link to its game", async () => {
    const { status, text } = await page("/play");
    expect(status).toBe(200);
    expect(first(text)).toBe("Full-Time Quiz");
    for (const slug of playable.slice(1)) expect(text).toContain(`href="/play/${slug}"`);
    expect(text).toContain('action="/play/full-time-quiz"');
    expect(text).not.toMatch(/coming soon|in training/i);
    expect(text).toContain("~5 min");
    expect(text).toContain("Advertisement: banner");
  });

  it.each(playable)("leads an address of before to its game: %s", async (slug) => {
    const reply = await page(`/play?game=${slug}`);
    expect(reply.status).toBe(302);
    expect(headerOf(reply, "Location")).toBe(`/play/${slug}`);
  });

  it.each(["chess", "__proto__", "%00", "%3Cb%3E"])(
    "says so of one it does not know: %s",
    async (slug) => {
      const { status, text } = await page(`/play?game=${slug}`);
      expect(status).toBe(200);
      expect(text).toContain("We don't know that game.");
      expect(first(text)).toBe("Full-Time Quiz");
    },
  );

  it.each(["fail", "hang"])("stands when its source does %s", async (wish) => {
    const { status, text } = await page("/play", { modes: wish });
    expect(status).toBe(200);
    expect(text).toContain("We couldn't load the ways to play right now.");
    expect(text).toMatch(/href="\/play"[^>]*>Try again/);
    expect(text).toContain("Advertisement: banner");
  });

  it("says so when there is nothing", async () => {
    expect((await page("/play", { modes: "empty" })).text).toContain("Nothing to play right now.");
  });
});
