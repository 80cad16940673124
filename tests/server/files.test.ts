import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, headerOf, root } from "./ask";
import { serverForFile } from "./processes";

const server = serverForFile();
const file = readFileSync(join(root, "build/client/favicon.ico"));
const SIZE = file.length;

const part = (range: string, headers: Record<string, string> = {}) =>
  ask(server.address, "/favicon.ico", { headers: { Range: range, ...headers } });

describe("a part of a file", () => {
  it.each([
    ["bytes=0-4", 0, 4],
    ["bytes=5-5", 5, 5],
    ["bytes=10-", 10, SIZE - 1],
    ["bytes=-5", SIZE - 5, SIZE - 1],
    [`bytes=-${SIZE}`, 0, SIZE - 1],
    [`bytes=5-${SIZE + 1}`, 5, SIZE - 1],
    ["bytes=0-99999999999999999999", 0, SIZE - 1],
    ["BYTES=0-4", 0, 4],
  ])("is the one that is asked for: %s", async (range, first, last) => {
    const reply = await part(range);
    expect(reply.status).toBe(206);
    expect(headerOf(reply, "Content-Range")).toBe(`bytes ${first}-${last}/${SIZE}`);
    expect(headerOf(reply, "Content-Length")).toBe(String(last - first + 1));
    expect(reply.body.equals(file.subarray(first, last + 1))).toBe(true);
  });

  it.each(["bytes=10-5", `bytes=${SIZE}-`, "bytes=99999999999999999999-", "bytes=-0"])(
    "that there isn't is refused, and nobody keeps that: %s",
    async (range) => {
      const reply = await part(range);
      expect(reply.status).toBe(416);
      expect(headerOf(reply, "Content-Range")).toBe(`bytes */${SIZE}`);
      expect(headerOf(reply, "Cache-Control")).toBe("no-store");
      expect(reply.body).toHaveLength(0);
    },
  );

  it.each(["bytes", "bytes=", "bytes=a-b", "lines=0-4", "bytes=0-1,4-5", "-", "\u00a0"])(
    "is the whole file, or none, where it makes no sense or is several: %s",
    async (range) => {
      const reply = await part(range);
      expect([200, 416]).toContain(reply.status);
      if (reply.status === 200) expect(reply.body.equals(file)).toBe(true);
    },
  );

  it.each([`bytes=-${SIZE + 1}`, "bytes=-99999999", "bytes=1e1-20", "bytes=0x1-20", "bytes=1-2-3"])(
    "is the whole file where there is no more, or it is no number: %s",
    async (range) => {
      const reply = await part(range);
      expect(reply.status).toBe(200);
      expect(reply.body.equals(file)).toBe(true);
      expect(reply.headers).not.toHaveProperty("content-range");
    },
  );

  it("is the whole file where the file has changed since", async () => {
    const whole = await part("bytes=0-4", { "If-Range": '"another"' });
    expect(whole.status).toBe(200);
    expect(whole.body.equals(file)).toBe(true);
  });
});

describe("a file", () => {
  const small = "/favicon.svg";

  it.each([
    ["br;q=0", undefined],
    ["BR;Q=0", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["gzip;q=0.5, br;q=0", "gzip"],
    ["*", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["embroidery", undefined],
  ])("comes in an encoding that its reader takes: %s", async (accepted, encoding) => {
    const reply = await ask(server.address, small, { headers: { "Accept-Encoding": accepted } });
    expect(reply.status).toBe(200);
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(headerOf(reply, "Content-Type")).toContain("image/svg+xml");
    expect(headerOf(reply, "Vary")).toContain("Accept-Encoding");
  });

  it("comes in parts of the encoding in which it comes", async () => {
    const headers = { "Accept-Encoding": "br" };
    const half = async (Range: string) =>
      (await ask(server.address, small, { headers: { ...headers, Range } })).body;
    const packed = Buffer.concat([await half("bytes=0-99"), await half("bytes=100-")]);
    expect(brotliDecompressSync(packed).toString()).toBe(
      readFileSync(join(root, "build/client", small), "utf8"),
    );
  });

  it("is not sent again to who has it", async () => {
    const tag = headerOf(await ask(server.address, small), "ETag");
    for (const known of [tag, `"other", ${tag}`, "*"]) {
      const reply = await ask(server.address, small, { headers: { "If-None-Match": known } });
      expect(reply.status, known).toBe(304);
      expect(reply.body, known).toHaveLength(0);
    }
  });

  it("takes no POST, and says what it takes", async () => {
    for (const path of ["/favicon.ico", small]) {
      const reply = await ask(server.address, path, { method: "POST" });
      expect(reply.status, path).toBe(405);
      expect(headerOf(reply, "Allow"), path).toBe("GET, HEAD");
      expect(headerOf(reply, "Cache-Control"), path).toBe("no-store");
    }
  });

  it("has a head", async () => {
    const reply = await ask(server.address, "/favicon.ico", { method: "HEAD" });
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Length")).toBe(String(SIZE));
    expect(reply.body).toHaveLength(0);
  });
});

describe("a page", () => {
  it.each(["br;q=0", "br;q=0, gzip;q=0", "identity", "BR;Q=0", "BR ; Q=0.0, GZIP;q=0"])(
    "comes unpacked to %s",
    async (accepted) => {
      for (const path of [
        "/about",
        "/about",
        "/games?q=a",
        "/games.json",
        "/login",
        "/_root.data",
      ]) {
        const headers = { "Accept-Encoding": accepted };
        const reply = await ask(server.address, path, { headers });
        expect(reply.status).toBe(200);
        expect(reply.headers["content-encoding"], path).toBeUndefined();
      }
    },
  );
});
