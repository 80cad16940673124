import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, rawStatus, sendRaw } from "./ask";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

afterEach(async () => {
  expect((await ask(server.address, "/healthz")).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
});

describe("an address that no browser means", () => {
  it.each([
    "/%E0%A4%A",
    "/%00",
    "/%0d%0aSet-Cookie:%20a=b",
    "/%zz?x",
    "/%",
    "//evil",
    "//evil.example/play",
    "/\\evil.example",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/.%2e/.%2e/etc/passwd",
    "/assets/%E0%A4%A",
    "/assets/%00.js",
    "/play/full-time-quiz%00",
    "/feed/%E0%A4%A",
    "/feed/..%2f..%2fetc%2fpasswd",
    "/__proto__",
    "/constructor",
  ])("is refused without breaking anything: %s", async (path) => {
    const { status, text } = await ask(server.address, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain("root:x:");
  });

  it.each([
    ["12 KB long", `/${"a".repeat(12_000)}`],
    ["20 KB long", `/${"a".repeat(20_000)}`],
    ["a climb of 500 steps", `/${"%2e%2e%2f".repeat(500)}`],
  ])("is refused without breaking anything when it is %s", async (_, path) => {
    const { status } = await ask(server.address, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each(["/?x=%zz", "/?%E0%A4%A", "/?dialog=%00", "/?a=1&a=2&__proto__=3", "/?"])(
    "is a fine one when only its query is odd: %s",
    async (path) => {
      expect((await ask(server.address, path)).status).toBe(200);
    },
  );

  it.each(["/?_data=zzz", "/?_data=", "/?_data=root", "/about?_data=routes/_site.$"])(
    "is answered with a page, whatever its query asks of the framework: %s",
    async (path) => {
      const reply = await ask(server.address, path);
      expect(reply.status).toBeLessThan(500);
      expect(headerOf(reply, "Content-Type")).toContain("text/html");
    },
  );

  it.each(["/nope.data", "/_root.data?_routes=zzz", "/.data", "/__manifest", "/__manifest?p=%00"])(
    "breaks nothing where the framework's own scripts ask: %s",
    async (path) => {
      expect((await ask(server.address, path)).status).toBeLessThan(500);
    },
  );

  it("never sends people elsewhere", async () => {
    for (const path of ["//evil.example", "//evil.example/..", "/\\evil.example/"]) {
      expect((await ask(server.address, path)).headers).not.toHaveProperty("location");
    }
  });

  it("is refused with a whole page", async () => {
    const reply = await ask(server.address, "/%E0%A4%A");
    expect(reply.status).toBe(400);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(reply.text).toMatch(/^<!doctype html>/);
  });
});

describe("an address in another spelling", () => {
  it.each([
    ["/Feed", "/feed"],
    ["/%66eed?tz=x&Q=A", "/feed?tz=x&Q=A"],
    ["/Play/Golden-Word", "/play/golden-word"],
    ["/GAMES/Crossbar/", "/games/crossbar/"],
    ["/Robots.txt", "/robots.txt"],
    ["/Recaps/AbC.dEf", "/recaps/AbC.dEf"],
  ])("leads to the one that we use: %s", async (path, led) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const body = method === "POST" ? { body: "a=b" } : {};
      const reply = await ask(server.address, path, { method, ...body });
      expect(reply.status, method).toBe(308);
      expect(headerOf(reply, "Location"), method).toBe(led);
    }
  });

  it.each([
    "/recaps/AbC.dEf",
    "/No-Such-Page",
    "/Assets/x.js",
    "/Feed.data",
    "/%2f%2fEvil.example",
  ])("leads nowhere where it is none of ours, or its case counts: %s", async (path) => {
    expect((await ask(server.address, path)).headers).not.toHaveProperty("location");
  });
});

describe("a request line", () => {
  const host = "Host: 127.0.0.1\r\nConnection: close\r\n\r\n";

  it.each([
    ["with a name and a password", `GET http://me:secret@127.0.0.1/ HTTP/1.1\r\n${host}`],
    ["with another protocol's address", `GET ftp://127.0.0.1/ HTTP/1.1\r\n${host}`],
    ["with a path that leads elsewhere", `GET http://127.0.0.1//evil HTTP/1.1\r\n${host}`],
    ["with a star", `OPTIONS * HTTP/1.1\r\n${host}`],
    ["without a slash", `GET play HTTP/1.1\r\n${host}`],
    ["with a query alone", `GET ?x HTTP/1.1\r\n${host}`],
    ["of garbage", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
    ["of words", "hello there\r\n\r\n"],
    ["with a method nobody knows", `BREW / HTTP/1.1\r\n${host}`],
    ["with a version nobody knows", `GET / HTTP/9.9\r\n${host}`],
    ["with spaces in the path", `GET /a b c HTTP/1.1\r\n${host}`],
    ["with raw bytes in the path", `GET /caf\xe9\x80 HTTP/1.1\r\n${host}`],
    ["without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["with two lengths", `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${host}`],
    ["with a length in words", `POST / HTTP/1.1\r\nContent-Length: ten\r\n${host}`],
    [
      "with a length and chunks",
      `POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${host}0\r\n\r\n`,
    ],
    ["with a header too many", `GET / HTTP/1.1\r\nX: ${"a".repeat(20_000)}\r\n${host}`],
  ])("%s is refused", async (_, bytes) => {
    const status = rawStatus(await sendRaw(server.address, bytes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each([
    ["http://127.0.0.1", 200],
    ["http://127.0.0.1/about?x=1", 200],
    ["HTTP://127.0.0.1:80/about", 200],
    ["http://evil.example/favicon.ico", 200],
    ["http://127.0.0.1/healthz", 200],
    ["http://127.0.0.1/no-such-page", 404],
    [`http://127.0.0.1${"/a".repeat(40)}`, 414],
  ])("with the whole address %s is answered as its path", async (target, status) => {
    const received = await sendRaw(server.address, `GET ${target} HTTP/1.1\r\n${host}`);
    expect(rawStatus(received)).toBe(status);
    expect(received).not.toContain("evil.example");
  });

  it("that asks for a tunnel gets none", async () => {
    const received = await sendRaw(server.address, `CONNECT evil.example:443 HTTP/1.1\r\n${host}`);
    expect(received).not.toMatch(/^HTTP\/1\.1 [25]/);
  });

  it.each(["TRACE", "PUT", "PATCH", "DELETE", "PURGE", "OPTIONS", "PROPFIND"])(
    "with the method %s is refused and not an error of ours",
    async (method) => {
      for (const path of ["/", "/play/full-time-quiz"]) {
        const { status } = await ask(server.address, path, { method });
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(status, path).toBeLessThan(500);
      }
    },
  );

  it.each([
    ["/", "POST", "GET, HEAD"],
    ["/calendar.ics", "POST", "GET, HEAD"],
    ["/games.json", "POST", "GET, HEAD"],
    ["/account/data", "POST", "GET, HEAD"],
    ["/favicon.ico", "POST", "GET, HEAD"],
    ["/robots.txt", "POST", "GET, HEAD"],
    ["/healthz", "POST", "GET, HEAD"],
    ["/no-such-page", "POST", "GET, HEAD"],
    ["/about.data", "POST", "GET, HEAD"],
    ["/", "PUT", "GET, HEAD"],
    ["/favicon.ico", "PUT", "GET, HEAD"],
    ["/login", "PUT", "GET, HEAD, POST"],
    ["/play/full-time-quiz/moves", "PUT", "GET, HEAD, POST"],
    ["/session", "PUT", "GET, HEAD, POST, DELETE"],
  ])("to %s with the wrong method %s is told the right ones", async (path, method, allowed) => {
    const reply = await ask(server.address, path, { method });
    expect(reply.status).toBe(405);
    expect(headerOf(reply, "Allow")).toBe(allowed);
  });

  it("with HEAD gets the headers of the page and no body", async () => {
    const reply = await ask(server.address, "/", { method: "HEAD" });
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Security-Policy")).toContain("script-src");
    expect(reply.body).toHaveLength(0);
  });
});

describe("a Host header", () => {
  it.each(["a b", "[", "]", "a:99999", "%zz", "a<b", "[::1", "\xe9\x80"])(
    "that names no host is refused: %s",
    async (host) => {
      const received = await sendRaw(
        server.address,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(rawStatus(received)).toBeGreaterThanOrEqual(400);
      expect(rawStatus(received)).toBeLessThan(500);
    },
  );

  it.each(["", "/", "a/b", "a:b", "me@elsewhere.example", "elsewhere.example", "a?b", "a#b", "\\"])(
    "that is merely odd breaks nothing and leads nowhere else: %s",
    async (host) => {
      const received = await sendRaw(
        server.address,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(rawStatus(received)).toBeGreaterThanOrEqual(200);
      expect(rawStatus(received)).toBeLessThan(500);
      expect(received).not.toContain("elsewhere.example");
    },
  );

  it.each(["/", "/about", "/about", "/favicon.ico", "/healthz"])(
    "that is one of two is refused, though each of them is fine: %s",
    async (path) => {
      for (const second of ["Host: b", "host: a"]) {
        const received = await sendRaw(
          server.address,
          `GET ${path} HTTP/1.1\r\nHost: a\r\n${second}\r\nConnection: close\r\n\r\n`,
        );
        expect(rawStatus(received)).toBe(400);
      }
    },
  );
});
