import { Agent } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dateAt, shortDate } from "~/platform/clock/calendar-date.server";
import { newFan } from "../fixtures/new-fan";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, cookieOf, headerOf, postForm, type Reply } from "./ask";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

/** Cached responses have an Age. */
const isCached = ({ headers }: Reply) => headers.age !== undefined;

/** Requests a page until it comes from the cache. */
async function cachedReply(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  let reply: Reply | undefined;
  await expect
    .poll(
      async () => {
        reply = await ask(server.address, path, { headers });
        return isCached(reply);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  if (!reply) throw new Error("There was no answer.");
  return reply;
}

describe("a page that visitors have in common", () => {
  it("is the same page when it is kept, with the same headers", async () => {
    const first = await ask(server.address, "/guidelines");
    const cached = await cachedReply("/guidelines");
    expect(cached.status).toBe(200);
    expect(cached.text).toBe(first.text);
    const unlike = ["x-request-id", "date", "ratelimit", "ratelimit-policy", "transfer-encoding"];
    for (const [name, value] of Object.entries(first.headers)) {
      if (!unlike.includes(name)) expect(cached.headers[name], name).toEqual(value);
    }
    expect(headerOf(cached, "Content-Length")).toBe(String(cached.body.length));
    expect(headerOf(cached, "X-Request-Id")).not.toBe(headerOf(first, "X-Request-Id"));
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes as %s, too", async (encoding, unpack) => {
    const plain = await cachedReply("/about");
    const packed = await cachedReply("/about", { "Accept-Encoding": encoding });
    expect(headerOf(packed, "Content-Encoding")).toBe(encoding);
    expect(headerOf(packed, "Vary")).toContain("Accept-Encoding");
    expect(unpack(packed.body).toString()).toBe(plain.text);
  });

  it("is not sent again to who has it already, kept or not", async () => {
    const tag = headerOf(await cachedReply("/terms"), "ETag");
    const headers = { "If-None-Match": tag };
    const cached = await cachedReply("/terms", headers);
    const rendered = await ask(server.address, "/terms", {
      headers: { ...headers, "x-test-hooks": "{}" },
    });
    for (const reply of [cached, rendered]) {
      expect(reply.status).toBe(304);
      expect(reply.body.length).toBe(0);
      expect(headerOf(reply, "Cache-Control")).toContain("s-maxage");
    }
  });

  it("comes without its body for HEAD", async () => {
    const page = await cachedReply("/privacy");
    const head = await ask(server.address, "/privacy", { method: "HEAD" });
    expect(isCached(head)).toBe(true);
    expect(headerOf(head, "Content-Length")).toBe(String(page.body.length));
    expect(head.body.length).toBe(0);
  });

  it("says by what it varies", async () => {
    const vary = headerOf(await cachedReply("/"), "Vary");
    for (const name of ["Cookie", "Save-Data", "Accept-Encoding"]) expect(vary).toContain(name);
  });

  it("has the date of its reader's own zone where it has one, kept or not", async () => {
    // These two zones never have the same date.
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
    const dates = zones.map((zone) => shortDate(dateAt(Date.now(), zone)));
    for (const [index, zone] of zones.entries()) {
      const headers = { Cookie: `tz=${encodeURIComponent(zone)}` };
      const replies = [
        await ask(server.address, "/", { headers: { ...headers, "x-test-hooks": "{}" } }),
        await cachedReply("/", headers),
      ];
      for (const { text } of replies) {
        const lineup = /id="daily"[\s\S]{0,400}/.exec(text)?.[0];
        expect(lineup).toContain(dates[index]);
      }
    }
  });

  it("is not kept for an address that nobody asks for twice", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(server.address, `/help?q=word${index}`)),
    );
    expect(replies.filter(isCached)).toEqual([]);
  });

  it("is not kept when there is no such page", async () => {
    for (let time = 0; time < 4; time += 1) {
      const reply = await ask(server.address, "/there-is-no-such-page");
      expect(reply.status).toBe(404);
      expect(isCached(reply)).toBe(false);
    }
  });
});

it("is in the log like any other", async () => {
  const id = headerOf(await cachedReply("/cookies"), "X-Request-Id");
  const line = () =>
    server
      .output()
      .split("\n")
      .find((text) => text.includes(id));
  await expect.poll(line).toBeTruthy();
  expect(JSON.parse(line() ?? "")).toMatchObject({
    req: { id, method: "GET", path: "/cookies" },
    res: { status: 200 },
    kept: true,
    msg: "request completed",
  });
});

describe("a user's own page", () => {
  it("is never served to another, while all of them ask at once", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const people = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const fan = { ...newFan(), name: `Player Number${number}x` };
        const joined = await postForm(server.address, "/join", {
          ...fan,
        });
        return { name: fan.name, cookie: cookieOf(joined, "__session") };
      }),
    );
    const askers = [...people, { name: null, cookie: "tz=Africa%2FJohannesburg" }];
    const paths = ["/", "/account", "/help", "/profile"];
    const asked = Array.from({ length: 8 }, () =>
      askers.flatMap(({ name, cookie }) => paths.map((path) => ({ name, cookie, path }))),
    ).flat();
    const wrong: string[] = [];
    await Promise.all(
      asked.map(async ({ name, cookie, path }) => {
        const reply = await ask(server.address, path, { headers: { cookie }, agent });
        const named = new Set(reply.text.match(/Player Number\dx/g) ?? []);
        const isRight = name ? named.size === 1 && named.has(name) : named.size === 0;
        const isPublic = headerOf(reply, "Cache-Control").startsWith("public");
        if (!isRight || isPublic !== (name === null)) wrong.push(`${name} at ${path}`);
      }),
    );
    agent.destroy();
    expect(wrong).toEqual([]);
  });
});

describe("a request that tries to poison other users' pages", () => {
  const evil = "evil.example";

  it("is not their own page, however its cookie is written", async () => {
    const fan = { ...newFan(), name: "Poisoner Pan" };
    const joined = await postForm(server.address, "/join", {
      ...fan,
    });
    const [, value = ""] = cookieOf(joined, "__session").split("=", 2);
    const cookies = [`__session =${value}`, `tz=x;\t__session\t=${value}`, ` __session=${value}`];
    for (const cookie of cookies) {
      for (let time = 0; time < 3; time += 1) {
        const own = await ask(server.address, "/account", { headers: { cookie } });
        expect(headerOf(own, "Cache-Control")).toBe("private, no-store");
      }
    }
    const { text } = await cachedReply("/account");
    expect(text).not.toContain("Poisoner");
  });

  it.each<[string, Record<string, string>]>([
    ["a Host", { Host: evil }],
    ["X-Forwarded-Host", { "X-Forwarded-Host": evil, "X-Forwarded-Proto": "https" }],
    ["Forwarded", { Forwarded: `host=${evil};proto=https` }],
    ["the headers of a rewriting proxy", { "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil" }],
    ["another method", { "X-HTTP-Method-Override": "POST", "X-Forwarded-Prefix": `//${evil}` }],
    ["a referrer and a language", { Referer: `https://${evil}/`, "Accept-Language": evil }],
    ["a wild encoding", { "Accept-Encoding": "br;q=0, gzip;q=0, identity;q=0, evil" }],
    ["cookies of no meaning", { Cookie: `tz=${evil}; theme=dark-${evil}; data=${evil}` }],
  ])("is not %s", async (_what, headers) => {
    const path = "/games?q=quiz";
    const before = (await ask(server.address, path)).text;
    for (let time = 0; time < 3; time += 1) await ask(server.address, path, { headers });
    const after = await cachedReply(path);
    expect(after.text).toBe(before);
    expect(JSON.stringify(after.headers)).not.toContain("evil");
    expect(headerOf(after, "Content-Encoding")).toBe("");
  });
});
