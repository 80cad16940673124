import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FakeApi, isAllowed, PUBLIC, startFakeApi } from "../../../../tests/fixtures/fake-api";
import { type GuardOptions, guardedGet } from "./guarded-get.server";

const opened: FakeApi[] = [];

async function open(...given: Parameters<typeof startFakeApi>) {
  const api = await startFakeApi(...given);
  opened.push(api);
  return api;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((api) => api.close()));
});

const hello: RequestListener = (_request, response) => response.end("hello");
const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end("elsewhere");

const token = { Authorization: "Bearer token", Accept: "application/json" };

function get(url: string, options: Partial<GuardOptions> = {}) {
  return guardedGet(new URL(url), token, { isAllowed, ...options });
}

describe("a host that is an address", () => {
  it.each([
    "127.0.0.1",
    "[::1]",
    "0.0.0.0",
    "169.254.169.254",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "100.64.0.1",
    "[fc00::1]",
    "[fe80::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "2130706433",
    "0x7f000001",
    "0x7f.0x0.0x0.0x1",
    "017700000001",
    "0177.0.0.1",
    "127.1",
    "127.0.0.1.",
    "%31%32%37.0.0.1",
    "①②⑦.0.0.1",
  ])("is refused: %s", async (host) => {
    const api = await open(hello);
    const resolve = vi.fn<GuardOptions["resolve"]>();
    const attempt = guardedGet(new URL(`http://${host}:${api.port}/`), token, { resolve });
    await expect(attempt).rejects.toMatchObject({ code: "not-public" });
    expect(resolve).not.toHaveBeenCalled();
    expect(api.asked).toEqual([]);
  });
});

describe("a host name", () => {
  it.each([
    [["127.0.0.1"]],
    [["::1"]],
    [["169.254.169.254"]],
    [["10.1.2.3"]],
    [["::ffff:192.168.0.1"]],
    [["93.184.216.34", "127.0.0.1"]],
    [["127.0.0.1", "93.184.216.34"]],
    [["2606:4700:4700::1111", "fd00::1"]],
    [["no address"]],
    [[""]],
    [[]],
  ])("is refused where it resolves to %j", async (addresses) => {
    const api = await open(hello);
    const attempt = guardedGet(new URL(`http://api.example:${api.port}`), token, {
      resolve: async () => addresses,
    });
    await expect(attempt).rejects.toMatchObject({ code: "not-public" });
    expect(api.asked).toEqual([]);
  });

  it("of this machine is refused, by the resolver of production", async () => {
    const api = await open(hello);
    const attempt = guardedGet(new URL(`http://localhost:${api.port}`), token);
    await expect(attempt).rejects.toMatchObject({ code: "not-public" });
    expect(api.asked).toEqual([]);
  });

  it("is asked for at the address that was checked, under its own name", async () => {
    const api = await open(hello);
    const resolve = async () => [PUBLIC];
    const { body } = await get(`http://api.example:${api.port}/v1?a=b`, { resolve });
    expect(body).toBe("hello");
    expect(api.asked[0]?.url).toBe("/v1?a=b");
    expect(api.asked[0]?.headers.host).toBe(`api.example:${api.port}`);
  });

  it("can't change its address between the check and the connection", async () => {
    const api = await open(hello);
    const secret = await open(hello, { host: "127.0.0.2", port: api.port });
    const resolve = vi.fn(async () => ["127.0.0.2"]).mockResolvedValueOnce([PUBLIC]);
    await get(`http://rebind.example:${api.port}`, { resolve });
    expect(resolve).toHaveBeenCalledOnce();
    expect(api.asked).toHaveLength(1);
    expect(secret.asked).toEqual([]);
  });

  it("reports the resolver's error for an unknown name", async () => {
    const resolve = async () => Promise.reject(new Error("getaddrinfo ENOTFOUND api.example"));
    await expect(get("http://api.example", { resolve })).rejects.toThrow("ENOTFOUND api.example");
  });
});

describe("a scheme", () => {
  it.each([
    ["file:///etc/passwd", "scheme"],
    ["gopher://api.example", "scheme"],
    ["data:text/plain,hi", "scheme"],
    ["http://thandi:secret@93.184.216.34", "credentials"],
  ])("is refused even without an earlier check: %s", async (url, problem) => {
    await expect(get(url)).rejects.toMatchObject({ code: problem });
  });
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])("%i is followed, with the token", async (status) => {
    const api = await open((request, response) =>
      request.url === "/" ? redirectTo("/v2", status)(request, response) : response.end("there"),
    );
    expect(await get(api.origin)).toMatchObject({ status: 200, body: "there" });
    expect(api.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /", "GET /v2"]);
    expect(api.asked[1]?.headers.authorization).toBe(token.Authorization);
  });

  it.each([
    ["http://127.0.0.2/", "not-public"],
    ["//127.0.0.2/", "not-public"],
    ["http://[::1]/", "not-public"],
    ["http://169.254.169.254/latest/meta-data/", "not-public"],
    ["http://2852039166/", "not-public"],
    ["http://[::ffff:10.0.0.1]/", "not-public"],
    ["http://inside.example/", "not-public"],
    ["file:///etc/passwd", "bad-redirect"],
    ["gopher://127.0.0.1:70/_GET", "bad-redirect"],
    ["http://thandi:secret@93.184.216.34/", "bad-redirect"],
    ["http://[", "bad-redirect"],
  ])("is refused to %s", async (location, problem) => {
    const api = await open(redirectTo(location));
    await expect(get(api.origin, { resolve: async () => ["10.0.0.1"] })).rejects.toMatchObject({
      code: problem,
    });
    expect(api.asked).toHaveLength(1);
    await api.isLeft();
  });

  it("to another origin goes without the token, and comes back without it", async () => {
    const back = await open(hello);
    const other = await open(redirectTo(back.origin));
    const api = await open(redirectTo(other.origin));
    expect(await get(api.origin)).toMatchObject({ body: "hello" });
    const tokens = [api, other, back].map(({ asked }) => asked[0]?.headers.authorization);
    expect(tokens).toEqual([token.Authorization, undefined, undefined]);
    expect(back.asked[0]?.headers.accept).toBe(token.Accept);
  });

  it("in a circle ends after five", async () => {
    const api = await open(redirectTo("/again"));
    await expect(get(api.origin)).rejects.toMatchObject({ code: "too-many-redirects" });
    expect(api.asked).toHaveLength(6);
    await api.isLeft();
  });

  it("resolves its host anew: one that leads inside by now is refused", async () => {
    const api = await open(redirectTo("/again"));
    const resolve = vi.fn(async () => ["127.0.0.2"]).mockResolvedValueOnce([PUBLIC]);
    const attempt = get(`http://rebind.example:${api.port}`, { resolve });
    await expect(attempt).rejects.toMatchObject({ code: "not-public" });
    expect(api.asked).toHaveLength(1);
  });

  it("without a target is an answer, and so is a target without a redirect", async () => {
    const bare = await open((_request, response) => response.writeHead(302).end("nowhere"));
    expect(await get(bare.origin)).toMatchObject({ status: 302, body: "nowhere" });
    const made = await open(redirectTo("http://127.0.0.2/", 201));
    expect(await get(made.origin)).toMatchObject({ status: 201, body: "elsewhere" });
  });
});
