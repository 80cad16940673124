import { describe, expect, it } from "vitest";
import { ask, headerOf, readable, testHooks } from "./ask";
import { serverForFile } from "./processes";

const server = serverForFile();
const morning = "2026-11-21T10:00:00Z";
const postsFailed = "We couldn’t load the community feed right now.";
const highlightsFailed = "We couldn’t fetch match highlights right now.";
const thursday = { now: "2026-11-26T10:00:00Z" };
const onePost = "Who else got caught out by the 1994 final question?";
const oneMatch = "Harbour City v Vaal Rovers";

async function see(path: string, wish: object = {}, headers: Record<string, string> = {}) {
  const reply = await ask(server.address, path, {
    headers: { ...testHooks({ now: morning, ...wish }), ...headers },
  });
  return { ...reply, text: readable(reply.text) };
}

const feedWith = (sources: Record<string, "fail" | "hang" | "empty">) => see("/feed", { sources });

describe("the feed", () => {
  it("is whole in the very document: posts, trending ones, matches, an advertisement", async () => {
    const { status, text } = await see("/feed");
    expect(status).toBe(200);
    expect(text.match(/>View discussion</g)).toHaveLength(8);
    expect(text.match(/>Trending</g)).toHaveLength(2);
    expect(text).toContain('href="/feed/keepers-union"');
    expect(text.match(/>Match hub</g)).toHaveLength(6);
    expect(text).toContain("Global soccer highlights");
    expect(text).toContain("Advertisement: rectangle");
    expect(text).not.toMatch(/right now\.|Loading the/);
  });

  it("leads to the threads of today's treble as long as nobody has said a word in any", async () => {
    const { text } = await see("/feed", thursday);
    const talks = [...text.matchAll(/href="(\/feed\/[a-z-]+-2026-11-\d\d)"/g)].map(([, to]) => to);
    expect(talks).toHaveLength(3);
    expect(talks[0]).toBe("/feed/full-time-quiz-2026-11-26");
    for (const to of talks) {
      const thread = await see(to ?? "", thursday);
      expect(thread.status).toBe(200);
      expect(thread.text).toContain("Nobody is inside yet. Play to be the first.");
    }
  });

  it("says who said what, and how long ago", async () => {
    const { text } = await see("/feed");
    expect(text).toMatch(/<strong>Thandi M<\/strong>.*?dateTime="2026-11-21T09:48:00\.000Z"/);
    expect(text).toContain("12 min ago");
    expect(text).toContain("1 d ago");
    expect(text).toContain(onePost);
  });

  it("leaves what a post says in full to its own page", async () => {
    expect((await see("/feed")).text).not.toContain("three voice notes");
    expect((await see("/feed/caught-by-1994")).text).toContain("three voice notes");
  });

  it("marks its matches as samples, whose hubs are pages of ours", async () => {
    const { text } = await see("/feed");
    expect(text).toMatch(/<section [^>]*id="highlights"[\s\S]*?>Sample</);
    const hubs = [...text.matchAll(/href="(\/feed\/matches\/[^"]*)"/g)].map(([, hub = ""]) => hub);
    expect(hubs).toHaveLength(6);
    for (const hub of hubs) {
      const page = await see(hub);
      expect(page.status).toBe(200);
      expect(page.text).toContain("This match is made up");
      expect(page.text).toContain('<meta name="robots" content="noindex"');
    }
  });

  it.each(["no-such-match", "__proto__", "a%2F..%2Fb"])("has no hub of %s", async (id) => {
    expect((await see(`/feed/matches/${id}`)).status).toBe(404);
  });

  it.each([
    ["in the product's own zone, where nobody knows it", {}, "20:45", "Johannesburg time"],
    ["in one's own", { Cookie: "tz=Asia%2FTokyo" }, "03:45", "Tokyo time"],
    [
      "in the product's own, where it is nonsense",
      { Cookie: "tz=%E0%A4" },
      "20:45",
      "Johannesburg",
    ],
  ])("tells the kick-offs %s", async (_, headers, time, place) => {
    const { text } = await see("/feed", {}, headers as Record<string, string>);
    const board = new RegExp(`dateTime="2026-11-21T18:45:00\\.000Z".*?>${time}<`);
    expect(text).toMatch(board);
    expect(text).toContain(place);
  });
});

describe("a part of the feed that can't be had", () => {
  it.each([
    ["feed", "fail", postsFailed, oneMatch, "Refresh feed"],
    ["feed", "hang", postsFailed, oneMatch, "Refresh feed"],
    ["highlights", "fail", highlightsFailed, onePost, "Try again"],
    ["highlights", "hang", highlightsFailed, onePost, "Try again"],
  ] as const)("%s: %s: leaves the other standing", async (name, wish, failed, rest, retry) => {
    const from = performance.now();
    const { status, text } = await feedWith({ [name]: wish });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    expect(text).toContain(failed);
    expect(text).toContain(rest);
    expect(text.match(/right now\./g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`<a [^>]*href="/feed"[^>]*>${retry}</a>`));
    expect(text).not.toContain("asked to fail");
  });

  it("leaves the page standing when neither can be had, and comes in time", async () => {
    const from = performance.now();
    const { status, text } = await feedWith({ feed: "hang", highlights: "hang" });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    for (const part of [postsFailed, highlightsFailed, "<h1>Feed</h1>"]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ["feed", "Nobody has said a word yet.", oneMatch],
    ["highlights", "No matches to talk about yet.", onePost],
  ])("is no failure when it is merely empty: %s", async (name, empty, rest) => {
    const { status, text } = await feedWith({ [name]: "empty" });
    expect(status).toBe(200);
    expect(text).toContain(empty);
    expect(text).toContain(rest);
    expect(text).not.toContain("right now.");
  });

  it("is back with the next request: nothing of it was kept", async () => {
    for (const wish of ["fail", "empty", "hang"] as const) {
      await feedWith({ highlights: wish });
      expect((await see("/feed")).text).toContain(oneMatch);
    }
  });
});

describe("the matches", () => {
  it("are read again after ten minutes, and not before", async () => {
    const dayAt = async (now: string) =>
      /<time class="board fixture-kickoff" dateTime="([^"]+)"/.exec(
        (await see("/feed", { now })).text,
      )?.[1];
    expect(await dayAt("2027-03-01T21:55:00Z")).toBe("2027-02-28T17:30:00.000Z");
    expect(await dayAt("2027-03-01T22:04:59Z")).toBe("2027-02-28T17:30:00.000Z");
    expect(await dayAt("2027-03-01T22:05:00Z")).toBe("2027-03-01T17:30:00.000Z");
  });
});

describe("a part of the feed by itself", () => {
  it.each([
    ["posts", "caught-by-1994", 8],
    ["highlights", "karoo-stars-port-alba", 6],
  ])("comes to the script that asks for it: %s", async (part, id, count) => {
    const reply = await see(`/feed/parts/${part}`);
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toContain("application/json");
    expect(headerOf(reply, "Cache-Control")).toBe("no-store");
    const { status, items } = JSON.parse(reply.text);
    expect([status, items[0].id, items.length]).toEqual(["ready", id, count]);
  });

  it.each([
    ["posts", "feed"],
    ["highlights", "highlights"],
  ])("says that it failed: %s", async (part, name) => {
    const reply = await see(`/feed/parts/${part}`, { sources: { [name]: "fail" } });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { status: "failed" }]);
  });

  it.each(["nothing", "__proto__", "constructor", "posts/more"])("is not %s", async (part) => {
    expect((await see(`/feed/parts/${part}`)).status).toBe(404);
  });
});

describe("a discussion", () => {
  it("has the author, the time, all that was said, and ways back, on and to the moderators", async () => {
    const { status, text } = await see("/feed/salt-and-pepper", {}, { Cookie: "tz=Asia%2FTokyo" });
    expect(status).toBe(200);
    expect(text).toMatch(/<h1>Tried to explain offside to my gran/);
    expect(text).toContain("11 h ago · Sat 21 Nov, 08:00");
    expect(text).toContain("The mustard was the last defender.");
    expect(text).toContain("glasses on her forehead");
    expect(text).toContain('href="/feed"');
    expect(text).toContain('href="/feed/night-shift"');
    expect(text).toContain('href="/report?kind=post&id=salt-and-pepper"');
    expect(text).not.toContain("<script");
  });

  it.each(["no-such-post", "Salt-and-pepper", "__proto__", "constructor", "a%20b", "%F0%9F%98%80"])(
    "is not there: %s",
    async (id) => {
      const { status, text } = await see(`/feed/${id}`);
      expect(status).toBe(404);
      expect(text).toContain("404 Not Found");
    },
  );

  it.each(["fail", "hang"] as const)("can be tried again where the feed says: %s", async (wish) => {
    const reply = await see("/feed/salt-and-pepper", { sources: { feed: wish } });
    expect(reply.status).toBe(503);
    expect(headerOf(reply, "Cache-Control")).toBe("no-store");
    expect(reply.text).toContain(postsFailed);
    expect(reply.text).toMatch(/<a [^>]*href="\/feed\/salt-and-pepper"[^>]*>Try again<\/a>/);
    expect(reply.text).toContain("Back to the feed");
  });

  it("is not there where the feed is empty", async () => {
    const { status } = await see("/feed/salt-and-pepper", { sources: { feed: "empty" } });
    expect(status).toBe(404);
  });

  it.each(["/feed", "/feed/salt-and-pepper"])("lets one log in over it: %s", async (path) => {
    const { status, text } = await see(`${path}?dialog=login`);
    expect(status).toBe(200);
    expect(text).toMatch(/<dialog [^>]*open/);
  });
});
