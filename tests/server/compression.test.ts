import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, root, testHooks } from "./ask";

let server: RunningServer;
let asset: string;
const atNoon = testHooks({ now: "2026-11-21T12:00:00Z" });

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
  const page = await ask(server.address, "/");
  asset = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? "no asset in the page";
});

afterAll(() => server.stop());

describe("a page", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])(
    "comes as %s to who understands it, and unpacks to the same page",
    async (encoding, unpack) => {
      const headers = { ...atNoon, "Accept-Encoding": encoding };
      const packed = await ask(server.address, "/", { headers });
      const plain = await ask(server.address, "/", { headers: atNoon });
      expect(headerOf(packed, "Content-Encoding")).toBe(encoding);
      expect(headerOf(packed, "Vary")).toContain("Accept-Encoding");
      expect(unpack(packed.body).toString()).toBe(plain.text);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    },
  );

  it("comes as brotli to a browser that takes all of them", async () => {
    const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
    expect(headerOf(await ask(server.address, "/", { headers }), "Content-Encoding")).toBe("br");
  });

  it("comes unpacked to who asks for nothing", async () => {
    expect((await ask(server.address, "/")).headers).not.toHaveProperty("content-encoding");
  });
});

describe("a hashed file that a page names", () => {
  it("comes in the brotli prepared by the build", async () => {
    const reply = await ask(server.address, asset, { headers: { "Accept-Encoding": "br" } });
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Encoding")).toBe("br");
    expect(reply.body.equals(readFileSync(join(root, "build/client", `${asset}.br`)))).toBe(true);
    expect(brotliDecompressSync(reply.body).toString()).toBe(
      readFileSync(join(root, "build/client", asset), "utf8"),
    );
  });

  it("comes unpacked to who asks for nothing", async () => {
    const reply = await ask(server.address, asset);
    expect(reply.headers).not.toHaveProperty("content-encoding");
    expect(reply.text).toBe(readFileSync(join(root, "build/client", asset), "utf8"));
  });

  it("may be kept for a year", async () => {
    const reply = await ask(server.address, asset);
    expect(headerOf(reply, "Cache-Control")).toMatch(/^public, ?max-age=31536000, ?immutable$/);
  });

  it("is JavaScript that no browser takes for anything else", async () => {
    const reply = await ask(server.address, asset);
    expect(headerOf(reply, "Content-Type")).toContain("javascript");
    expect(headerOf(reply, "X-Content-Type-Options")).toBe("nosniff");
  });
});

describe("a hashed file that is not there", () => {
  it("is a 404 that nobody keeps", async () => {
    const reply = await ask(server.address, "/assets/x.js");
    expect(reply.status).toBe(404);
    expect(headerOf(reply, "Cache-Control")).toBe("no-store");
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
  });

  it.each(["/assets/", "/assets/..%2f..%2fserver.js", "/assets/../../server.js", "/server.js"])(
    "is a 404 at %s too",
    async (path) => {
      expect((await ask(server.address, path)).status).toBe(404);
    },
  );
});

it("serves the favicon, to be asked about again", async () => {
  const reply = await ask(server.address, "/favicon.svg");
  expect(reply.status).toBe(200);
  expect(headerOf(reply, "Content-Type")).toContain("image/svg+xml");
  expect(headerOf(reply, "Cache-Control")).not.toContain("immutable");
});
