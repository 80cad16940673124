import type { RequestListener } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startFakeApi } from "../fixtures/fake-api";
import { ask, readable, testHooks } from "./ask";
import { serverForTest } from "./processes";

const NOON = Date.parse("2026-11-24T12:00:00Z");
const MINUTE_MS = 60_000;
const failed = "We couldn’t fetch match highlights right now.";

const entry = {
  id: "rovers-albion",
  title: "Rovers v Albion",
  competition: "County Shield",
  matchviewUrl: "https://matches.example/rovers",
  date: "2026-11-24T17:30:00Z",
};

const send =
  (matches: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify({ matches }));

/** A server whose matches come from a stand-in, which can change its mind. */
async function standIn(first: RequestListener) {
  let listener = first;
  const api = await startFakeApi((request, response) => listener(request, response));
  onTestFinished(() => api.close());
  const variables = { MATCHES_URL: `${api.origin}/next.json?key=secret-key`, LOG_LEVEL: "warn" };
  const server = await serverForTest(variables);
  const feed = async (minutes = 0) => {
    const now = new Date(NOON + minutes * MINUTE_MS).toISOString();
    return readable((await ask(server.address, "/feed", { headers: testHooks({ now }) })).text);
  };
  const answers = (next: RequestListener) => {
    listener = next;
  };
  return { api, server, feed, answers };
}

it("are read from MATCHES_URL, unmarked, and lead to another site in a new tab", async () => {
  const { api, server, feed } = await standIn(send([entry, { ...entry, id: "no hub", date: 5 }]));
  const text = await feed();
  expect(text).toContain("Rovers v Albion");
  expect(text).toMatch(/<a [^>]*href="https:\/\/matches.example\/rovers"[^>]*>Match hub/);
  expect(text).toContain('target="_blank" rel="noopener noreferrer"');
  expect(text).toContain("19:30");
  expect(text).not.toMatch(/Karoo Stars|id="highlights"[\s\S]*>Sample</);
  expect(server.output().match(/Matches that can't be shown/g)).toHaveLength(1);
  expect(server.output()).not.toContain("secret-key");
  const sample = await ask(server.address, "/feed/matches/karoo-stars-port-alba");
  expect(sample.status).toBe(404);
  expect(api.asked[0]?.headers.cookie).toBeUndefined();
});

it("are asked for once in ten minutes, and stay for a day while nothing comes", async () => {
  const { api, server, feed, answers } = await standIn(
    send([{ ...entry, date: "2026-11-25T17:30:00Z" }]),
  );
  await feed();
  expect(await feed(9)).toContain("Rovers v Albion");
  expect(api.asked).toHaveLength(1);
  answers((_request, response) => response.writeHead(500).end());
  expect(await feed(10)).toContain("Rovers v Albion");
  expect(api.asked).toHaveLength(2);
  expect(server.output().match(/A source can't be read/g)).toHaveLength(1);
  expect(await feed(23 * 60)).toContain("Rovers v Albion");
  expect(await feed(24 * 60)).toContain(failed);
  answers(send([entry]));
  expect(await feed(24 * 60 + 1)).toContain("Rovers v Albion");
});

it("are none yet where the list is empty, or all of it is over", async () => {
  const { feed } = await standIn(send([{ ...entry, date: "2026-11-20T17:30:00Z" }]));
  expect(await feed()).toContain("No matches to talk about yet.");
});

const broken: [string, RequestListener][] = [
  ["never answers", () => {}],
  ["drips", (_request, response) => response.write("{")],
  ["sends no JSON", (_request, response) => response.end("<!doctype html>")],
  ["sends other JSON", (_request, response) => response.end("[]")],
  ["is not there", (_request, response) => response.writeHead(404).end()],
  [
    "is huge",
    (_request, response) =>
      response.end(JSON.stringify({ matches: [entry], x: "x".repeat(300_000) })),
  ],
  [
    "redirects into a private network",
    (_request, response) =>
      response.writeHead(302, { location: "http://127.0.0.2:9/next.json" }).end(),
  ],
  [
    "redirects to the metadata of a cloud",
    (_request, response) =>
      response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  ],
  ["redirects for ever", (_request, response) => response.writeHead(302, { location: "/" }).end()],
  ["breaks off", (_request, response) => response.destroy()],
];

it("fail alone, and in time, whatever is wrong with the source", async () => {
  const { api, server, feed, answers } = await standIn(send([]));
  for (const [index, [what, answer]] of broken.entries()) {
    answers(answer);
    const before = api.asked.length;
    const text = await feed(index * 20);
    expect(text, what).toContain(failed);
    expect(text, what).toContain("Community feed");
    const asked = api.asked.length;
    expect(asked, what).toBeGreaterThan(before);
    expect(await feed(index * 20 + 0.5), what).toContain(failed);
    expect(api.asked, what).toHaveLength(asked);
  }
  expect(server.output()).not.toContain("secret-key");
});
