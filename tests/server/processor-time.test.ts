import { describe, expect, it } from "vitest";
import { ask, rawStatus, sendRaw } from "./ask";
import { serverForFile } from "./processes";

const METRICS_TOKEN = "a-token-that-only-the-collector-knows";
const server = serverForFile({ METRICS_TOKEN, TRUST_PROXY: "1" });

/** The most that headers and bodies may weigh, nearly. */
const HEAD = 14_000;
const BODY = 60_000;

const TIMES = 5;

type Request = (bytes: number) => string;

const host = "Host: 127.0.0.1\r\nConnection: close\r\n";

/** As many repetitions as fit into so many bytes. */
const many = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

/** As `many`, each with a number of its own for "#". */
const numbered = (text: string, bytes: number) => {
  let number = 1000;
  return many(text.replace("#", "####"), bytes).replaceAll("####", () => String(number++));
};

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`;

const header = (name: string, value: string, path = "/none") => get(path, `${name}: ${value}\r\n`);

const post = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
  `POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const parts = (path: string, body: string) =>
  post(path, `${body}--b--\r\n`, "multipart/form-data; boundary=b");

const part = (more: string) =>
  `--b\r\nContent-Disposition: form-data; name="a"${more}\r\n\r\nx\r\n`;

const quiz = "/play/full-time-quiz";

const heads: [string, Request][] = [
  ["segments", (n) => get(many("/a", n))],
  ["segments of a page's data", (n) => get(`${many("/a", n)}.data`)],
  ["segments of a file", (n) => get(`/assets${many("/a", n)}`)],
  ["slashes", (n) => get(`/a${many("/", n)}`)],
  ["encoded slashes", (n) => get(`/a${many("%2f", n)}`)],
  ["steps up", (n) => get(`/a${many("/..", n)}`)],
  ["a long segment", (n) => get(`/games/${many("a", n)}`)],
  ["a long token", (n) => get(`/beat/full-time-quiz/${many("a-", n)}`)],
  ["parameters", (n) => get(`/games?${numbered("#=b&", n)}`)],
  ["one parameter, again and again", (n) => get(`/none?${many("index=1&", n)}`)],
  ["a search", (n) => get(`/games?q=${many("ab+", n)}`)],
  ["a search in the help", (n) => get(`/help?q=${many("ab+", n)}`)],
  ["an address to be led on to", (n) => get(`/login?redirectTo=${many("/a", n)}`)],
  ["the same with steps up", (n) => get(`/login?redirectTo=/a${many("/..", n)}`)],
  ["a draft", (n) => get(`/profile?displayName=${many("a+", n)}`)],
  ["an avatar", (n) => get(`/avatar.svg?${many("seed=a&", n)}`)],
  ["routes of a page's data", (n) => get(`/_root.data?_routes=${many("root,", n)}`)],
  ["cookies", (n) => header("Cookie", `__session=x; ${numbered("#=b; ", n)}`)],
  ["a session", (n) => header("Cookie", `__session=${many("eyJ.", n)}`)],
  ["a player", (n) => header("Cookie", `kb_player=visitor-${many("A~", n)}`, "/stats")],
  ["a history", (n) => header("Cookie", `kb_days=${many("a.", n)}`, "/stats")],
  ["an attempt", (n) => header("Cookie", `kb_play_full-time-quiz=${many("eyJ.", n)}`, quiz)],
  ["a time zone", (n) => header("Cookie", `tz=${many("A/", n)}`, "/feed")],
  ["encodings", (n) => header("Accept-Encoding", many("a;q=1,", n))],
  ["encodings of a file", (n) => header("Accept-Encoding", many("a;q=1,", n), "/favicon.ico")],
  ["entity tags", (n) => header("If-None-Match", many('"a",', n), "/favicon.ico")],
  ["ranges", (n) => header("Range", `bytes=${many("0-1,", n)}`, "/favicon.ico")],
  ["proxies", (n) => header("X-Forwarded-For", many("192.0.2.1,", n))],
  ["a browser's name", (n) => header("User-Agent", many("Mozilla/5.0 (", n))],
  ["headers", (n) => get("/none", numbered("a#: b\r\n", n))],
];

const bodies: [string, Request][] = [
  ["fields", (n) => post(quiz, numbered("#=b&", n))],
  ["a field, again and again", (n) => post(quiz, many("moves=b&", n))],
  ["multipart fields", (n) => parts(quiz, many(part(""), n))],
  ["multipart files", (n) => parts(quiz, many(part('; filename="x"'), n))],
  ["headers of a part", (n) => parts(quiz, part(`\r\n${many("X: y\r\n", n)}X: y`))],
  ["parameters of a part", (n) => parts(quiz, part(many('; a="b"', n)))],
  ["nearly boundaries", (n) => parts(quiz, part(`\r\n\r\n${many("\r\n--", n)}`))],
  ["depth of JSON", (n) => post(`${quiz}/moves`, `attempt=x&moves=${many("[", n)}`)],
  ["an address to be led on to", (n) => post("/consent", `redirectTo=${many("/a", n)}`)],
  ["a report", (n) => post("/report?kind=post&id=caught-by-1994", `details=${many("a+", n)}`)],
  ["a guess", (n) => post("/play/golden-word", `intent=guess&word=${many("a+", n)}`)],
];

/** Seconds of the server's processor so far. */
async function processorSeconds(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await ask(server.address, "/metrics", { headers });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** What some requests of this kind cost the server. */
async function costOf(request: string): Promise<number> {
  const before = await processorSeconds();
  for (let i = 0; i < TIMES; i++) {
    const status = rawStatus(await sendRaw(server.address, request));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  }
  return (await processorSeconds()) - before;
}

/** How much more four times as much costs: 4 if the time grows with it, 16 with its square. */
async function growthOf(request: Request, bytes: number): Promise<number> {
  await sendRaw(server.address, request(bytes / 4));
  return (await costOf(request(bytes))) / (await costOf(request(bytes / 4)));
}

const MAX_GROWTH = 8;

describe("the processor's time grows no faster than", () => {
  it.each(heads)("%s in a request's head", async (_, request) => {
    expect(await growthOf(request, HEAD)).toBeLessThan(MAX_GROWTH);
  });

  it.each(bodies)("%s in a body", async (_, request) => {
    expect(await growthOf(request, BODY)).toBeLessThan(MAX_GROWTH);
  });

  it("paths whose routes a script asks for", async () => {
    const { text } = await ask(server.address, "/games");
    const version = /"version":"(\w+)"/.exec(text)?.[1];
    const asking: Request = (n) => get(`/__manifest?version=${version}&p=${many("/a", n)}`);
    expect(rawStatus(await sendRaw(server.address, asking(20)))).toBe(200);
    expect(await growthOf(asking, 7000)).toBeLessThan(MAX_GROWTH);
  });
});

it("a path of many segments is refused with a page, and counted", async () => {
  const replies = await Promise.all([
    ask(server.address, "/a".repeat(7000)),
    ask(server.address, "/a".repeat(7000), { method: "POST" }),
    ask(server.address, "/a".repeat(33)),
    ask(server.address, `/games/${"a".repeat(2048)}`),
  ]);
  for (const { status, text } of replies) {
    expect(status).toBe(414);
    expect(text).toMatch(/^<!doctype html>.*<h1>That address is too long<\/h1>/);
  }
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await ask(server.address, "/metrics", { headers });
  expect(text).toMatch(/_count\{route="none",method="POST",status="414"\} [1-9]/);
});
