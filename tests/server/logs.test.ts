import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, postForm, type Reply, root, testHooks } from "./ask";
import { endingOf } from "./processes";

const quiz = "/play/full-time-quiz";

type Line = Record<string, unknown> & { req?: { path: string }; res?: object };

/** A server's output during some requests: all of it, and its lines after the URL as JSON. */
async function logOf(asking: (address: string) => Promise<Reply[]>) {
  const server = await startServer();
  const ending = endingOf(server.process);
  await asking(server.address)
    .then((replies) => allNoted(server, replies))
    .finally(server.stop);
  const { out, error } = await ending;
  const lines: Line[] = out
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text));
  return { all: server.output() + error, error, lines };
}

/** Waits for these responses' log lines, which may follow just after the response. */
async function allNoted({ process, output }: RunningServer, replies: Reply[]): Promise<void> {
  const ids = replies.map((reply) => headerOf(reply, "X-Request-Id"));
  while (process.stdout && !ids.every((id) => output().includes(id))) {
    await once(process.stdout, "data");
  }
}

describe("the log", () => {
  const oddPath = "/a%0a%7b%22level%22%3a60%7d";
  const replies: Reply[] = [];
  let log: Awaited<ReturnType<typeof logOf>>;

  beforeAll(async () => {
    log = await logOf(async (address) => {
      await ask(address, "/healthz");
      replies.push(await ask(address, "/about?x=1"));
      replies.push(await postForm(address, quiz, { intent: "start" }));
      replies.push(await ask(address, "/there-is-no-such-page"));
      replies.push(await ask(address, "/%00"));
      replies.push(await ask(address, "/favicon.svg"));
      replies.push(await ask(address, oddPath));
      return replies;
    });
  });

  it("has a JSON line for each request, with the id that the answer carries", () => {
    const noted = log.lines.filter(({ req }) => req).map(({ req, res }) => ({ ...req, ...res }));
    const expected = [
      ["GET", "/about", 200],
      ["POST", quiz, 303],
      ["GET", "/there-is-no-such-page", 404],
      ["GET", "/%00", 400],
      ["GET", "/favicon.svg", 200],
      ["GET", oddPath, 400],
    ].map(([method, path, status], index) => {
      const reply = replies[index];
      return { id: reply && headerOf(reply, "X-Request-Id"), method, path, status };
    });
    expect(noted).toEqual(expected);
  });

  it("says nothing of health checks, and ends with a line about the stop", () => {
    const { all, error, lines } = log;
    expect(all).not.toContain("healthz");
    expect(lines.at(-1)).toMatchObject({ msg: "Stopping.", signal: "SIGTERM" });
    expect(error).toBe("");
  });

  it("stays in one piece: whatever is in a path stays within its line", () => {
    expect(log.lines.filter(({ level }) => level === 60)).toEqual([]);
  });
});

/** A way to send a secret outside the path. */
type Sending = (address: string, secret: string) => Promise<Reply>;

const headersWith = (secret: string) => ({
  Cookie: `kb_player=${secret}; kb_play_full-time-quiz=${secret}; kb_days=${secret}; kb_flash=${secret}; other=${secret}`,
  Authorization: `Bearer ${secret}`,
  Referer: `https://elsewhere.example/?${secret}`,
  "User-Agent": secret,
  "X-Request-Id": secret,
});

const fieldsWith = (secret: string) => ({
  intent: secret,
  attempt: secret,
  moves: secret,
  [secret]: "x",
});

const reading =
  (path: string, more: Record<string, string> = {}, method = "GET"): Sending =>
  (address, secret) =>
    ask(address, `${path}?token=${secret}`, {
      method,
      headers: { ...headersWith(secret), ...more },
    });

const posting =
  (path: string, more: Record<string, string> = {}): Sending =>
  (address, secret) =>
    postForm(address, `${path}?token=${secret}`, fieldsWith(secret), {
      ...headersWith(secret),
      ...more,
    });

const brokenMultipart: Sending = (address, secret) =>
  ask(address, `${quiz}?token=${secret}`, {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${secret}` },
    body: `--${secret}\r\n${secret}`,
  });

const sendings: [string, Sending][] = [
  ["a page", reading("/")],
  ["the quiz", reading(quiz)],
  ["a page that is not there", reading("/none")],
  ["a file", reading("/favicon.svg")],
  ["a file that is not there", reading("/assets/x.js")],
  ["an address that can't be read", reading("/%00")],
  ["a page's data", reading("/_root.data")],
  ["a source that fails", reading("/", testHooks({ sources: { feed: "fail" } }))],
  ["a host that is none", reading("/", { Host: "x [" })],
  ["a host with a name before it", reading("/", { Host: "me@x" })],
  ["a method that is not supported", reading("/about", {}, "TRACE")],
  ["a form", posting(quiz)],
  ["a script", posting(`${quiz}/moves`)],
  ["a form that no page takes", posting("/about")],
  ["a form for the home page", posting("/")],
  ["a form of another site", posting(quiz, { Origin: "https://elsewhere.example" })],
  ["a form of no origin that is one", posting(quiz, { "Sec-Fetch-Site": "none", Origin: "x" })],
  ["a body that is no form", brokenMultipart],
];

const secretOf = (index: number) => `swordfish-${index}-end`;

describe("what a visitor sends beside the path", () => {
  let log: Awaited<ReturnType<typeof logOf>>;

  beforeAll(async () => {
    log = await logOf(async (address) => {
      const replies: Reply[] = [];
      for (const [index, [, send]] of sendings.entries()) {
        replies.push(await send(address, secretOf(index)));
      }
      return replies;
    });
  });

  it.each(sendings.map(([name], index) => [name, index] as const))(
    "is not in the log of %s",
    (_, index) => {
      const found = log.all.split("\n").filter((line) => line.includes(secretOf(index)));
      expect(found).toEqual([]);
    },
  );

  it("was all sent: the log has a line for each", () => {
    expect(log.lines.filter(({ req }) => req)).toHaveLength(sendings.length);
  });
});

const built = pathToFileURL(join(root, "build/server/index.js")).href;
const { routes }: ServerBuild = await import(built);

/** What stands in an address: keys, and what everybody may know. */
const keys = ["token", "code"];
const names = ["slug", "id", "part", "provider"];

describe("a key in an address", () => {
  const patterns = Object.values(routes).flatMap((route) => route?.path ?? []);
  const withKeys = patterns.filter((path) => keys.some((key) => path.includes(`:${key}`)));
  const secret = "swordfish";

  it("is known as one, or as a name", () => {
    const parameters = patterns.flatMap((path) => path.match(/(?<=:)\w+/g) ?? []);
    expect(parameters.filter((name) => ![...keys, ...names].includes(name))).toEqual([]);
    expect(withKeys.length).toBeGreaterThan(3);
  });

  it("is not in the log, however it is asked for", async () => {
    const asked = withKeys
      .map((path) => `/${path}`.replace(":slug", "golden-word").replace(/:\w+/, secret))
      .flatMap((path) => [path, path, path, `${path}.data`, `${path}/`, `${path}%00`, `/${path}`])
      .concat(`http://me:${secret}@127.0.0.1/`, `/${"a".repeat(3000)}${secret}`);
    const log = await logOf(async (address) => {
      const replies: Reply[] = [];
      for (const path of asked) {
        replies.push(await ask(address, path));
        replies.push(await ask(address, path, { method: "POST", body: "" }));
        replies.push(await ask(address, path.toUpperCase().replace(/SWORDFISH/, secret)));
      }
      return replies;
    });
    expect(log.lines.filter(({ req }) => req)).toHaveLength(asked.length * 3);
    expect(log.all.split("\n").filter((line) => line.includes(secret))).toEqual([]);
  });
});

/** An address for each route of the build, with something in the place of its parameters. */
const addresses = Object.values(routes).flatMap((route) => {
  if (!route || route.id === "root") return [];
  const path = `/${route.path ?? ""}`.replace(":slug", "full-time-quiz");
  return path.replace(":provider", "google").replace(/:\w+/g, "x").replace("*", "none");
});

const oddAddresses = ["/none%E2%80%A8", "/games/%E2%80%A9", "/a//b", "/about//", "/%F0%9F%98%80"];

describe("what a stranger asks for at any address", () => {
  const replies: { what: string; reply: Reply }[] = [];
  let log: Awaited<ReturnType<typeof logOf>>;

  beforeAll(async () => {
    log = await logOf(async (address) => {
      for (const path of [...addresses, ...oddAddresses]) {
        for (const asked of [
          path,
          path === "/" ? "/_root.data" : `${path}.data`,
          `${path}?index`,
        ]) {
          for (const method of ["GET", "POST", "PUT"]) {
            const body = method === "GET" ? {} : { body: "a=b" };
            const reply = await ask(address, asked, { method, ...body });
            replies.push({ what: `${method} ${asked}`, reply });
          }
        }
      }
      return replies.map(({ reply }) => reply);
    });
  }, 60_000);

  it("is no error of ours, and no warning either", () => {
    expect(log.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
    expect(log.error).toBe("");
    expect(replies.filter(({ reply }) => reply.status >= 500)).toEqual([]);
  });

  it("is refused with a page and the right methods where it can't be sent", () => {
    const refused = replies.filter(({ reply }) => reply.status === 405);
    expect(refused.length).toBeGreaterThan(addresses.length);
    for (const { what, reply } of refused) {
      expect(reply.text, what).toMatch(/^<!doctype html>.*<title>Not that way/);
      expect(headerOf(reply, "Allow"), what).toMatch(/^GET, HEAD/);
      if (what.startsWith("POST")) expect(headerOf(reply, "Allow"), what).not.toContain("POST");
    }
  });
});
