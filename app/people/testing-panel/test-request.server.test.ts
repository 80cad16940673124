import { createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FakeApi, isAllowed, startFakeApi } from "../../../tests/fixtures/fake-api";
import { sendTestRequest } from "./test-request.server";
import { testingPanelTexts } from "./testing-panel-texts";

let api: FakeApi | undefined;

afterEach(async () => {
  await api?.close();
  api = undefined;
});

const idToken = async () => "id-token";

describe("a request", () => {
  it("shows the status and the body", async () => {
    api = await startFakeApi((_request, response) => response.end('{"ok":true}'));
    const result = await sendTestRequest({ text: `${api.origin}/v1`, idToken }, { isAllowed });
    expect(result).toEqual({ status: "Status: 200 OK", body: '{"ok":true}', isCut: false });
  });

  it("is a GET with its headers and no others", async () => {
    api = await startFakeApi((_request, response) => response.end());
    await sendTestRequest({ text: `${api.origin}/v1?a=b#part`, idToken }, { isAllowed });
    const [asked] = api.asked;
    expect(`${asked?.method} ${asked?.url}`).toBe("GET /v1?a=b");
    expect(asked?.headers).toEqual({
      host: new URL(api.origin).host,
      connection: "keep-alive",
      accept: "application/json",
      "content-type": "application/json",
      authorization: "Bearer id-token",
    });
  });

  it.each([
    [404, "Not Found", "Status: 404 Not Found"],
    [500, "Own Goal", "Status: 500 Own Goal"],
    [204, "No Content", "Status: 204 No Content"],
  ])("shows %i %s like any other answer", async (code, text, status) => {
    api = await startFakeApi((_request, response) => response.writeHead(code, text).end());
    expect(await sendTestRequest({ text: api.origin, idToken }, { isAllowed })).toMatchObject({
      status,
    });
  });

  it("shows a status without a text", async () => {
    const bare = createServer((socket) => {
      socket.end("HTTP/1.1 299 \r\ncontent-length: 0\r\n\r\n");
    });
    const port = await new Promise<number>((done) => {
      bare.listen(0, "127.0.0.1", () => done((bare.address() as { port: number }).port));
    });
    const result = await sendTestRequest(
      { text: `http://127.0.0.1:${port}`, idToken },
      { isAllowed },
    );
    bare.close();
    expect(result).toMatchObject({ status: "Status: 299" });
  });
});

describe("the order", () => {
  const refusing = { isAllowed: () => false };

  it("is validation first: no token is requested", async () => {
    const none = vi.fn(async () => null);
    expect(await sendTestRequest({ text: " ", idToken: none })).toEqual({
      problem: testingPanelTexts.empty,
    });
    const file = await sendTestRequest({ text: "file:///etc/passwd", idToken: none });
    expect(file).toEqual({ problem: testingPanelTexts.invalid });
    expect(none).not.toHaveBeenCalled();
  });

  it.each([null, ""])("then the session: %j is no token, and nothing is resolved", async (none) => {
    const resolve = vi.fn(async () => ["127.0.0.1"]);
    const given = { text: "http://127.0.0.1", idToken: async () => none };
    expect(await sendTestRequest(given, { resolve })).toEqual({
      problem:
        "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
    });
    expect(resolve).not.toHaveBeenCalled();
  });

  it("then the guard: no connection is made", async () => {
    api = await startFakeApi((_request, response) => response.end());
    const result = await sendTestRequest({ text: api.origin, idToken }, refusing);
    expect(result).toEqual({ problem: testingPanelTexts.notPublic });
    expect(api.asked).toEqual([]);
  });

  it("refuses this machine without any option", async () => {
    api = await startFakeApi((_request, response) => response.end());
    for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0177.1"]) {
      const result = await sendTestRequest({ text: `http://${host}:${api.port}`, idToken });
      expect(result).toEqual({ problem: testingPanelTexts.notPublic });
    }
    expect(api.asked).toEqual([]);
  });

  it("passes on what the identity provider throws", async () => {
    const error = new Error("no provider");
    const failing = { text: "http://api.example", idToken: () => Promise.reject(error) };
    await expect(sendTestRequest(failing)).rejects.toBe(error);
  });
});

describe("what goes wrong", () => {
  const failWith = (error: unknown) =>
    sendTestRequest(
      { text: "http://api.example", idToken },
      { resolve: () => Promise.reject(error), isAllowed },
    );

  it("is reported in the network's words, without a stack", async () => {
    api = await startFakeApi(() => {});
    const { origin, port } = api;
    await api.close();
    const result = await sendTestRequest({ text: origin, idToken }, { isAllowed });
    expect(result).toEqual({ problem: `connect ECONNREFUSED 127.0.0.1:${port}` });
  });

  it("is reported for the first of several addresses", async () => {
    const several = new AggregateError([new Error("connect ECONNREFUSED"), new Error("other")]);
    expect(await failWith(several)).toEqual({ problem: "connect ECONNREFUSED" });
  });

  it.each([new Error(""), new AggregateError([]), "a text", undefined, { message: "x" }])(
    "has words of ours where there are none (case %#)",
    async (error) => {
      expect(await failWith(error)).toEqual({ problem: "Unexpected error while testing the API." });
    },
  );

  it("is reported for https at a server that speaks http", async () => {
    api = await startFakeApi((_request, response) => response.end());
    const text = api.origin.replace("http:", "https:");
    const result = await sendTestRequest({ text, idToken }, { isAllowed });
    expect(result).toEqual({ problem: expect.stringMatching(/ssl|tls|wrong version/i) });
  });

  it("never names the token", async () => {
    const result = await sendTestRequest(
      { text: "http://api.example", idToken: async () => "secret\ntoken" },
      { resolve: async () => ["127.0.0.1"], isAllowed },
    );
    expect(result).toHaveProperty("problem");
    expect(JSON.stringify(result)).not.toContain("secret");
  });
});
