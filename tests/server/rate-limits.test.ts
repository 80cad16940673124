import { describe, expect, it } from "vitest";
import { ask, headerOf, postForm } from "./ask";
import { endingOf, serverForFile, serverForTest } from "./processes";

const quiz = "/play/full-time-quiz";

/** Each test has its own client address, which this server counts separately. */
const server = serverForFile({
  REQUESTS_PER_MINUTE: "5",
  POSTS_PER_MINUTE: "2",
  TRUST_PROXY: "1",
});

let visits = 0;

/** The statuses of this many sequential requests, each for another page, since cached pages don't count. */
async function statusesOf(address: string, count: number, headers = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) {
    statuses.push((await ask(address, `/about?visit=${visits++}`, { headers })).status);
  }
  return statuses;
}

const from = (...clients: string[]) => ({ "X-Forwarded-For": clients.join(", ") });
const fiveThenOne = [200, 200, 200, 200, 200, 429];

describe("asking for more pages than a minute allows", () => {
  it("ends in a page that says when to come back", async () => {
    const headers = from("203.0.113.10");
    expect(await statusesOf(server.address, 6, headers)).toEqual(fiveThenOne);
    const refused = await ask(server.address, "/", { headers });
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(Number(headerOf(refused, "Retry-After"))).toBeLessThanOrEqual(60);
    expect(headerOf(refused, "Content-Type")).toContain("text/html");
    expect(headerOf(refused, "Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("keeps neither health checks nor files waiting", async () => {
    const headers = from("203.0.113.11");
    const home = await ask(server.address, "/?visit=files", { headers });
    const asset = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? "";
    await statusesOf(server.address, 5, headers);
    expect((await ask(server.address, "/", { headers })).status).toBe(429);
    for (const path of ["/healthz", asset, "/favicon.svg"]) {
      expect((await ask(server.address, path, { headers })).status, path).toBe(200);
    }
  });

  it("counts pages that do not exist and posts that are refused as well", async () => {
    const headers = from("203.0.113.12");
    const crossSite = { "Sec-Fetch-Site": "cross-site", ...headers };
    await statusesOf(server.address, 2, headers);
    await ask(server.address, "/there-is-no-such-page", { headers });
    await postForm(server.address, quiz, {}, crossSite);
    await ask(server.address, "/_root.data", { headers });
    expect((await ask(server.address, "/", { headers })).status).toBe(429);
  });
});

describe("posting more than a minute allows", () => {
  it("is refused with a page, while reading goes on", async () => {
    const headers = from("203.0.113.13");
    const start = () => postForm(server.address, quiz, { intent: "start" }, headers);
    expect([(await start()).status, (await start()).status]).toEqual([303, 303]);
    const refused = await start();
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(headerOf(refused, "Content-Type")).toContain("text/html");
    expect((await ask(server.address, quiz, { headers })).status).toBe(200);
    expect((await ask(server.address, quiz, { method: "HEAD", headers })).status).toBe(200);
  });
});

describe("two clients behind a proxy", () => {
  it("are counted apart when the proxy is trusted", async () => {
    expect(await statusesOf(server.address, 6, from("203.0.113.1"))).toEqual(fiveThenOne);
    expect(await statusesOf(server.address, 6, from("203.0.113.2"))).toEqual(fiveThenOne);
  });

  it("are counted together when no proxy is trusted", async () => {
    const { address } = await serverForTest({ REQUESTS_PER_MINUTE: "5", TRUST_PROXY: "0" });
    await statusesOf(address, 3, from("203.0.113.1"));
    expect(await statusesOf(address, 3, from("203.0.113.2"))).toEqual([200, 200, 429]);
  });

  it("gain nothing from what they write in front of the proxy's own word", async () => {
    await statusesOf(server.address, 3, from("198.51.100.7", "203.0.113.3"));
    expect(await statusesOf(server.address, 3, from("198.51.100.8", "203.0.113.3"))).toEqual([
      200, 200, 429,
    ]);
  });

  it.each(["0", "1"])("leave nothing on the error output, with TRUST_PROXY=%s", async (trusted) => {
    const own = await serverForTest({ TRUST_PROXY: trusted });
    const ending = endingOf(own.process);
    for (const headers of [from("203.0.113.1"), from("not an address"), { Forwarded: "for=x" }]) {
      expect((await ask(own.address, "/about", { headers })).status).toBe(200);
    }
    await own.stop();
    expect((await ending).error).toBe("");
  });
});
