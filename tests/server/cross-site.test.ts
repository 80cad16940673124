import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, postForm } from "./ask";
import { serverForFileBehind } from "./processes";

const elsewhere = "https://elsewhere.example";
const quiz = "/play/full-time-quiz";
const targets = [quiz, `${quiz}.data`, `${quiz}/moves`, "/_root.data", "/", "/about"];
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const start = (path: string, headers: Record<string, string>, address = server.address) =>
  postForm(address, path, { intent: "start" }, headers);

describe.each(targets)("a post to %s", (path) => {
  it.each<[string, Record<string, string>]>([
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from a neighbour of our site", { "Sec-Fetch-Site": "same-site" }],
    ["of another origin", { Origin: elsewhere }],
    ["of no origin to speak of", { Origin: "null" }],
    ["of another site that names our origin", { "Sec-Fetch-Site": "cross-site", Origin: "ours" }],
    [
      "that claims to have come through us",
      { Origin: elsewhere, "X-Forwarded-Host": "elsewhere.example" },
    ],
  ])("%s is refused with a page", async (_, headers) => {
    const own = headers.Origin === "ours" ? { Origin: server.address } : {};
    const reply = await start(path, { ...headers, ...own });
    expect(reply.status).toBe(403);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });
});

describe("a post to the quiz", () => {
  it.each<[string, Record<string, string>]>([
    ["of our own pages", { "Sec-Fetch-Site": "same-origin" }],
    ["that nobody but the visitor asked for", { "Sec-Fetch-Site": "none" }],
    ["without a word of where it came from", {}],
  ])("%s passes", async (_, headers) => {
    expect((await start(quiz, headers)).status).toBe(303);
  });

  it("of our own origin passes, with and without the newer header", async () => {
    expect((await start(quiz, { Origin: server.address })).status).toBe(303);
    const both = { Origin: server.address, "Sec-Fetch-Site": "same-origin" };
    expect((await start(quiz, both)).status).toBe(303);
  });

  it("of our own origin passes at the address for scripts", async () => {
    const reply = await start(`${quiz}/moves`, { "Sec-Fetch-Site": "same-origin" });
    expect(reply.status).toBe(200);
  });

  it.each(["PUT", "PATCH", "DELETE"])("by %s from another site is refused too", async (method) => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const reply = await ask(server.address, quiz, { method, headers });
    expect([403, 405]).toContain(reply.status);
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });
});

describe("reading", () => {
  it.each([
    ["/", "GET"],
    [quiz, "GET"],
    [quiz, "HEAD"],
    ["/calendar.ics", "GET"],
    ["/_root.data", "GET"],
  ])("%s by %s is never refused for where it came from", async (path, method) => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: elsewhere };
    expect((await ask(server.address, path, { method, headers })).status).toBe(200);
  });
});

describe("with an ORIGIN set", () => {
  const https = "https://x.example";
  const secure = serverForFileBehind(https, { TEST_HOOKS: "off" });

  it("posts of that origin pass where the proxy passes the Host on", async () => {
    const reply = await start(quiz, { Origin: https, Host: "x.example" }, secure.address);
    expect(reply.status).toBe(303);
  });

  it("posts of that origin pass where the proxy puts its own Host", async () => {
    const headers = { Origin: https, "Sec-Fetch-Site": "same-origin" };
    expect((await start(quiz, headers, secure.address)).status).toBe(303);
  });

  it("posts of another origin are refused, whatever Host they claim", async () => {
    const { address } = secure;
    expect((await start(quiz, { Origin: address }, address)).status).toBe(403);
    const forged = { Origin: elsewhere, Host: "elsewhere.example" };
    expect((await start(quiz, forged, address)).status).toBe(403);
  });
});

describe("a post whose headers contradict each other", () => {
  it.each<[string, Record<string, string>]>([
    ["of the same origin, and of none", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
    ["of an origin that is none", { "Sec-Fetch-Site": "same-origin", Origin: "garbage" }],
    ["of nobody's wish, and from elsewhere", { "Sec-Fetch-Site": "none", Origin: elsewhere }],
    ["with a forwarded host", { Origin: "ours", "X-Forwarded-Host": "elsewhere.example" }],
  ])("(%s) is not an error of ours", async (_, headers) => {
    const own = headers.Origin === "ours" ? { Origin: server.address } : {};
    expect((await start(quiz, { ...headers, ...own })).status).toBeLessThan(500);
  });
});

describe("behind one proxy and without an ORIGIN", () => {
  it("posts of the https page that the proxy serves pass", async () => {
    const proxied = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
    const headers = {
      Host: "x.example",
      Origin: "https://x.example",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-For": "203.0.113.1",
    };
    const reply = await start(quiz, headers, proxied.address);
    await proxied.stop();
    expect(reply.status).toBe(303);
  });
});
