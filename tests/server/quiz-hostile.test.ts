import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, playerCookie, postForm, type Reply } from "./ask";
import { Player, quiz, startedPlayer } from "./player";

const BODY_LIMIT = 64 * 1024;
let server: RunningServer;
let player: Player;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
  player = await startedPlayer(server.address);
});

afterAll(() => server.stop());

const field = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("start", "friendly", "move", "0", "4", "5", "-1", "1e3", "", "null"),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ minLength: 9000, maxLength: 10_000, size: "max" }) },
);

const hostileForm = fc.dictionary(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom("intent", "attempt", "index", "choice", "moves", "friendly"),
    },
    { weight: 1, arbitrary: fc.string() },
  ),
  field,
  { maxKeys: 6 },
);

const hostileCookie = fc.oneof(
  fc.constant("none"),
  fc.constant("good"),
  fc.stringMatching(/^[\w%.=+/-]{0,300}$/),
);

/** Whether a redirect leads to the quiz or one of its steps. */
const leadsOn = /^\/play\/full-time-quiz(\?(friendly=1)?&?(q=[1-5])?)?$/;

const isWithinLimit = (fields: Record<string, string>) =>
  new URLSearchParams(fields).toString().length <= BODY_LIMIT;

/** Posts without a cookie, with the valid one of a running quiz, or with an invalid one. */
function post(path: string, fields: Record<string, string>, cookie: string): Promise<Reply> {
  const good = cookie === "good" ? player.headers() : {};
  const bad = cookie !== "good" && cookie !== "none" ? { Cookie: `${playerCookie}=${cookie}` } : {};
  return postForm(server.address, path, fields, { ...good, ...bad });
}

describe("a hostile form", () => {
  it("posted to the quiz is refused as a page or leads on, and never breaks anything", async () => {
    const property = fc.asyncProperty(hostileForm, hostileCookie, async (fields, cookie) => {
      fc.pre(isWithinLimit(fields));
      const reply = await post(quiz, fields, cookie);
      expect([303, 400]).toContain(reply.status);
      expect(headerOf(reply, "Content-Type")).not.toContain("json");
      if (reply.status === 400) expect(reply.text).toMatch(/^<!doctype html>/i);
      if (reply.status === 303) expect(headerOf(reply, "Location")).toMatch(leadsOn);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it("posted to the address for scripts is answered in JSON, and never breaks anything", async () => {
    const property = fc.asyncProperty(hostileForm, hostileCookie, async (fields, cookie) => {
      fc.pre(isWithinLimit(fields));
      const reply = await post(`${quiz}/moves`, fields, cookie);
      expect([200, 400]).toContain(reply.status);
      expect(["playing", "refused"]).toContain(JSON.parse(reply.text).status);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it.each<[string, Record<string, string>]>([
    ["no intent", { attempt: "x", index: "0", choice: "0" }],
    ["an unknown intent", { intent: "win" }],
    ["an intent in capitals", { intent: "START" }],
    ["no choice", { intent: "move", attempt: "x", index: "0" }],
    ["a question beyond the last", { intent: "move", attempt: "x", index: "9", choice: "0" }],
    ["answers that are no JSON", { intent: "move", attempt: "x", moves: "[{" }],
    ["markup", { intent: "<script>alert(1)</script>" }],
    ["ten thousand characters", { intent: "x".repeat(10_000) }],
    ["deep JSON", { intent: "move", attempt: "x", moves: "[".repeat(10_000) }],
  ])("with %s is refused with a page", async (_, fields) => {
    const reply = await post(quiz, fields, "good");
    expect(reply.status).toBe(400);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).not.toContain("<script>alert(1)");
  });

  it("with a choice that is not there changes nothing", async () => {
    const fresh = await startedPlayer(server.address);
    const before = (await fresh.see()).text.match(/name="choice"/g);
    expect((await fresh.answer(0, 9)).status).toBeLessThan(500);
    expect((await fresh.see()).text.match(/name="choice"/g)).toEqual(before);
  });

  it.each(["?index", "?_data=routes/play.full-time-quiz", "?q=%zz", "?dialog=results&q=5"])(
    "is never answered in JSON, whatever the query says: %s",
    async (search) => {
      const reply = await post(quiz + search, { intent: "nonsense" }, "none");
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(headerOf(reply, "Content-Type")).toContain("text/html");
    },
  );
});

describe("the address for scripts", () => {
  const path = `${quiz}/moves`;

  it("starts and answers in JSON that nobody keeps", async () => {
    const script = new Player(server.address);
    const started = await script.post({ intent: "start" }, path);
    expect(headerOf(started, "Content-Type")).toContain("application/json");
    expect(headerOf(started, "Cache-Control")).toBe("no-store");
    const { playing } = JSON.parse(started.text);
    const moves = JSON.stringify([{ index: 0, move: 1, elapsed: 0 }]);
    const fields = { intent: "move", attempt: playing.attempt.id, moves };
    const answered = await script.post(fields, path);
    expect(answered.status).toBe(200);
    expect(JSON.parse(answered.text).playing.attempt.moves).toEqual([{ move: 1, at: 0 }]);
  });

  it("refuses in JSON with a message", async () => {
    const reply = await post(path, { attempt: "x", index: "0", choice: "0" }, "none");
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({ status: "refused", playing: null });
  });

  it("sends people who open it to the quiz", async () => {
    const reply = await ask(server.address, path);
    expect(reply.status).toBeGreaterThanOrEqual(300);
    expect(reply.status).toBeLessThan(400);
    expect(headerOf(reply, "Location")).toBe(quiz);
  });
});

describe("a post that a page has no use for", () => {
  it.each(["/", "/?index", "/about", "/feed/caught-by-1994", "/there-is-no-such-page", "/healthz"])(
    "is refused with a page: %s",
    async (path) => {
      const reply = await postForm(server.address, path, { intent: "start" });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(headerOf(reply, "Content-Type")).toContain("text/html");
      expect(reply.text).not.toMatch(/\.js:\d+|node_modules/);
    },
  );

  it.each(["/", "/?index", "/about"])(
    "is told so with 405 where no page takes any: %s",
    async (path) => {
      const reply = await postForm(server.address, path, {});
      expect(reply.status).toBe(405);
      expect(reply.text).toMatch(/<title>Not that way · .*<h1>Not that way<\/h1>/);
      expect(headerOf(reply, "Allow")).toBe("GET, HEAD");
    },
  );

  it.each(["/account", "/settings"])(
    "is told so with 400 where it is no form of ours: %s",
    async (path) => {
      const reply = await postForm(server.address, path, {});
      expect(reply.status).toBe(400);
      expect(reply.text).toContain("400 Bad Request");
    },
  );
});
