import type { RequestListener, ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type FakeApi, isAllowed, startFakeApi } from "../../../../tests/fixtures/fake-api";
import { type GuardOptions, guardedGet } from "./guarded-get.server";

const TIMEOUT_MS = 200;
const LIMIT = 256 * 1024;

let api: FakeApi | undefined;

afterEach(async () => {
  await api?.close();
  api = undefined;
});

async function ask(answer: RequestListener, options: Partial<GuardOptions> = {}) {
  api = await startFakeApi(answer);
  return guardedGet(new URL(api.origin), {}, { isAllowed, ...options });
}

const send =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

/** Writes until the client disconnects. */
function pour(response: ServerResponse, chunk: Buffer) {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", write);
  write();
}

describe("the time", () => {
  const silent: [string, RequestListener][] = [
    ["never answers", () => {}],
    ["stops after the headers", (_request, response) => response.writeHead(200).flushHeaders()],
    ["stops amid the body", (_request, response) => response.write("{")],
    [
      "stops amid a compressed body",
      (_request, response) => {
        response.writeHead(200, { "Content-Encoding": "gzip" });
        response.write(gzipSync("a".repeat(9999)).subarray(0, 20));
      },
    ],
    [
      "drips",
      (_request, response) => {
        const timer = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(timer));
      },
    ],
    [
      "sends round and round, slowly",
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: "/" }).end(), TIMEOUT_MS / 3);
      },
    ],
  ];

  it.each(silent)("is up for a host that %s", async (_what, answer) => {
    const start = performance.now();
    await expect(ask(answer, { timeoutMs: TIMEOUT_MS })).rejects.toMatchObject({
      code: "too-slow",
    });
    expect(performance.now() - start).toBeLessThan(10 * TIMEOUT_MS);
    await api?.isLeft();
  });

  it("is up for a resolver that never answers", async () => {
    const options = { timeoutMs: TIMEOUT_MS, resolve: () => new Promise<never>(() => {}) };
    const attempt = guardedGet(new URL("http://api.example"), {}, options);
    await expect(attempt).rejects.toMatchObject({ code: "too-slow" });
  });

  it("ignores a resolver that answers too late", async () => {
    let answer = (_addresses: string[]) => {};
    const late = new Promise<string[]>((resolve) => {
      answer = resolve;
    });
    api = await startFakeApi(send("hello"));
    const url = new URL(`http://api.example:${api.port}`);
    const attempt = guardedGet(url, {}, { isAllowed, timeoutMs: TIMEOUT_MS, resolve: () => late });
    await expect(attempt).rejects.toMatchObject({ code: "too-slow" });
    answer(["127.0.0.1"]);
    await new Promise((done) => setTimeout(done, 50));
    expect(api.asked).toEqual([]);
  });
});

describe("the body", () => {
  it.each([
    ["", false],
    ["a".repeat(LIMIT), false],
    ["a".repeat(LIMIT + 1), true],
  ])("is read whole up to the limit (case %#)", async (text, isCut) => {
    expect(await ask(send(text))).toEqual({
      status: 200,
      statusText: "OK",
      body: text.slice(0, LIMIT),
      isCut,
    });
  });

  it("that never ends is cut, and the connection closed", async () => {
    const answer = await ask((_request, response) => pour(response, Buffer.alloc(65_536, "a")));
    expect(answer).toMatchObject({ isCut: true, body: "a".repeat(LIMIT) });
    await api?.isLeft();
  });

  it("that unpacks without end is cut, and the connection closed", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, "a"), { level: 9 });
    expect(bomb.length).toBeLessThan(LIMIT);
    const answer = await ask((_request, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" });
      pour(response, bomb);
    });
    expect(answer).toMatchObject({ isCut: true, body: "a".repeat(LIMIT) });
    await api?.isLeft();
  });

  it("behind a redirect is never read", async () => {
    api = await startFakeApi((request, response) => {
      if (request.url === "/there") return response.end("there");
      response.writeHead(302, { location: "/there" });
      pour(response, Buffer.alloc(65_536, "a"));
    });
    const answer = await guardedGet(new URL(api.origin), {}, { isAllowed });
    expect(answer.body).toBe("there");
    await api.isLeft();
  });

  const text = '{"goals":3,"player":"Thandi ⚽"}';
  it.each([
    ["gzip", gzipSync(text), text],
    ["GZIP", gzipSync(text), text],
    ["deflate", deflateSync(text), text],
    ["br", brotliCompressSync(text), text],
    ["identity", Buffer.from(text), text],
    ["unheard-of", Buffer.from(text), text],
    ["gzip", Buffer.alloc(0), ""],
    ["br", Buffer.alloc(0), ""],
  ])("is unpacked from %s", async (coding, bytes, body) => {
    expect(await ask(send(bytes, { "Content-Encoding": coding }))).toMatchObject({ body });
  });

  it("that can't be unpacked fails with the reason", async () => {
    const attempt = ask(send("no gzip", { "Content-Encoding": "gzip" }));
    await expect(attempt).rejects.toThrow("incorrect header check");
  });

  it("is cut between characters", async () => {
    expect(await ask(send("⚽⚽"), { maxBytes: 5 })).toMatchObject({ body: "⚽", isCut: true });
  });

  it("may be no text at all", async () => {
    expect(await ask(send(Buffer.from([0xff, 0x41])))).toMatchObject({ body: "\ufffdA" });
  });

  it.each([
    ["plain", {}],
    ["compressed", { "Content-Encoding": "gzip" }],
  ])("of a connection that breaks fails: %s", async (_what, headers) => {
    const broken = ask((_request, response) => {
      response.writeHead(200, { "Content-Length": "99", ...headers });
      response.write(gzipSync("half").subarray(0, 12), () => response.destroy());
    });
    await expect(broken).rejects.toThrow("other side closed");
  });
});
