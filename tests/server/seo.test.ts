import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, testHooks } from "./ask";
import { headOf, tagsNamed, textsOf } from "./markup";

const site = "https://play.kickabout.example";
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

async function head(path: string) {
  return headOf((await ask(server.address, path)).text);
}

async function listed(): Promise<string[]> {
  const { text } = await ask(server.address, "/sitemap.xml");
  return textsOf(text, "loc");
}

describe("the sitemap", () => {
  it("is XML with every public page, game and thread, each once, on the canonical host", async () => {
    const reply = await ask(server.address, "/sitemap.xml");
    expect(headerOf(reply, "Content-Type")).toBe("application/xml; charset=utf-8");
    expect(reply.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    const addresses = await listed();
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      "/",
      "/help",
      "/cookies",
      "/games/full-time-quiz",
      "/feed/caught-by-1994",
      ...playable.map((slug) => `/play/${slug}`),
    ]) {
      expect(addresses).toContain(site + path);
    }
    const games = addresses.filter((address) => address.startsWith(`${site}/games/`));
    expect(games).toHaveLength(playable.length);
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/play\.kickabout\.example\//);
  });

  it("stands without the threads when the feed can't be read", async () => {
    const headers = testHooks({ sources: { feed: "fail" } });
    const reply = await ask(server.address, "/sitemap.xml", { headers });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`${site}/help<`);
    expect(reply.text).not.toContain("/feed/");
  });

  it("lists pages that answer, with one main heading, under the address they call their own", async () => {
    const wrong: string[] = [];
    for (const address of await listed()) {
      const { status, text } = await ask(server.address, address.slice(site.length));
      const { canonical, robots } = headOf(text);
      const headings = textsOf(text, "h1").length;
      if (status !== 200) wrong.push(`${address} answers ${status}`);
      if (headings !== 1) wrong.push(`${address} has ${headings} h1`);
      const shared = tagsNamed(text, "meta", { property: "og:url" });
      if (shared.map(({ attributes }) => attributes.content).join() !== address) {
        wrong.push(`${address} is shared under another`);
      }
      if (canonical.join() !== address) wrong.push(`${address} calls itself ${canonical}`);
      if (robots) wrong.push(`${address} says ${robots}`);
    }
    expect(wrong).toEqual([]);
  });

  it("lists pages that each have a title and a description of their own", async () => {
    const heads = await Promise.all((await listed()).map((url) => head(url.slice(site.length))));
    for (const key of ["title", "description"] as const) {
      const texts = heads.map((one) => one[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      expect(texts.filter((text) => text.length < 12)).toEqual([]);
    }
    expect(heads.filter(({ title }) => !title.includes("Kickabout"))).toEqual([]);
  });
});

describe("robots.txt", () => {
  it("closes what is no page and names the sitemap", async () => {
    const reply = await ask(server.address, "/robots.txt");
    expect(headerOf(reply, "Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = reply.text.split("\n");
    expect(lines[0]).toBe("User-agent: *");
    for (const path of [
      "/session",
      "/report",
      "/avatar.svg",
      "/account/data",
      ...playable.map((slug) => `/play/${slug}/moves`),
    ]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it("closes no page that is listed, nor one that says itself that it is not to be", async () => {
    const { text } = await ask(server.address, "/robots.txt");
    const closed = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
    const open = [...(await listed()).map((url) => url.slice(site.length)), ...notListed];
    expect(open.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

const notListed = [
  "/login",
  "/join",
  "/forgot",
  "/account",
  "/profile",
  "/settings",
  "/notifications",
  "/account/verify",
];

/** Disallowed in robots.txt, but crawlers that ignore it find its links on every thread. */
const report = "/report?kind=post&id=caught-by-1994";

describe("the canonical address", () => {
  it.each([
    ["/", `${site}/`],
    ["/help?q=streak", `${site}/help`],
    ["/play/full-time-quiz?step=2", `${site}/play/full-time-quiz`],
  ])("of %s is %s", async (path, address) => {
    expect((await head(path)).canonical).toEqual([address]);
  });

  it("is the same wherever the server was reached", async () => {
    const headers = { Host: "beta.kickabout.example:8080" };
    const { text } = await ask(server.address, "/about", { headers });
    expect(headOf(text).canonical).toEqual([`${site}/about`]);
  });

  it.each(["/nowhere", "/feed/no-such-post"])("is not there on an error page: %s", async (path) => {
    expect((await head(path)).canonical).toEqual([]);
  });

  it.each([...notListed, report, "/account/reset", "/account/practice/google", "/?dialog=login"])(
    "is not there on a page that is not to be listed: %s",
    async (path) => {
      const { robots, canonical } = await head(path);
      expect(robots).toBe("noindex");
      expect(canonical).toEqual([]);
    },
  );
});

describe("the web manifest", () => {
  it("is named by every page and has what it needs to be installed", async () => {
    const { text } = await ask(server.address, "/about");
    expect(
      tagsNamed(text, "link", { rel: "manifest", href: "/manifest.webmanifest" }),
    ).toHaveLength(1);
    const reply = await ask(server.address, "/manifest.webmanifest");
    expect(headerOf(reply, "Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect(JSON.parse(reply.text)).toMatchObject({
      short_name: "Kickabout",
      start_url: "/",
      display: "standalone",
    });
  });

  it("has a shortcut to each title that can be played", async () => {
    const { text } = await ask(server.address, "/manifest.webmanifest");
    const { shortcuts } = JSON.parse(text);
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      playable.map((slug) => `/play/${slug}`),
    );
    expect(shortcuts).toContainEqual({ name: "Golden Word", url: "/play/golden-word" });
  });

  it("has icons that are there and as large as it says", async () => {
    const { text } = await ask(server.address, "/manifest.webmanifest");
    const icons: { src: string; sizes: string; type: string; purpose: string }[] =
      JSON.parse(text).icons;
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes, type } of icons) {
      const reply = await ask(server.address, src);
      expect(reply.status).toBe(200);
      expect(headerOf(reply, "Content-Type")).toBe(type);
      if (type === "image/png") expect(pngSize(reply.body)).toBe(sizes);
    }
  });

  it("stands beside icons for those who never read it", async () => {
    const apple = await ask(server.address, "/apple-touch-icon.png");
    expect(pngSize(apple.body)).toBe("180x180");
    const ico = await ask(server.address, "/favicon.ico");
    expect(ico.body.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
    expect(pngSize(ico.body.subarray(22))).toBe("48x48");
  });
});

/** "192x192", from a PNG's first chunk. */
function pngSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
