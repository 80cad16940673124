import { describe, expect, it } from "vitest";
import { ask, headerOf, quizCookie, type Reply, readable, setCookiesOf } from "./ask";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { on, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const isCached = ({ headers }: Reply) => headers.age !== undefined;

describe("a visitor who has played", () => {
  async function played() {
    const player = visitor(server.address);
    await player.play(3);
    return player;
  }

  it("sends the attempt to the quiz and to its address for scripts, and to no other", async () => {
    const { fan } = await played();
    for (const path of [quiz, `${quiz}?q=2`, `${quiz}/moves`]) {
      expect(fan.cookiesFor(path)).toContain(quizCookie);
    }
    for (const path of ["/", "/play", "/play/full-time-quizzes", "/account", "/stats"]) {
      expect(fan.cookiesFor(path)).not.toContain(quizCookie);
    }
    expect(fan.cookiesFor("/").length).toBeLessThan(300);
    const data = await fan.see(`${quiz}/moves`, { ...on(thatDay), Accept: "application/json" });
    expect(JSON.parse(data.text).playing.attempt.moves).toHaveLength(5);
  });

  it.each(["/games", "/account", "/feed", "/help"])(
    "gets the very page that strangers get: %s",
    async (path) => {
      const { fan } = await played();
      await expect.poll(async () => isCached(await ask(server.address, path))).toBe(true);
      const strangers = await ask(server.address, path);
      for (const cookie of [fan.cookiesFor(path), fan.cookiesFor(quiz)]) {
        const reply = await ask(server.address, path, { headers: { cookie } });
        expect(isCached(reply)).toBe(true);
        expect(reply.text).toBe(strangers.text);
      }
    },
  );

  it.each(["/", "/play", "/stats", "/calendar"])(
    "gets a page of their own where own marks are shown, and strangers one that is cached: %s",
    async (path) => {
      const { fan } = await played();
      await expect.poll(async () => isCached(await ask(server.address, path))).toBe(true);
      const cookie = fan.cookiesFor(path);
      const own = await ask(server.address, path, { headers: { cookie } });
      expect(headerOf(own, "Cache-Control")).toMatch(/^private/);
      expect(isCached(own)).toBe(false);
      const strangers = await ask(server.address, path);
      expect(isCached(strangers)).toBe(true);
      expect(strangers.text).not.toBe(own.text);
    },
  );

  it("gets their own quiz, and nobody else gets it", async () => {
    const { fan } = await played();
    await expect.poll(async () => isCached(await ask(server.address, quiz))).toBe(true);
    for (let time = 0; time < 3; time += 1) {
      const own = await ask(server.address, quiz, { headers: { cookie: fan.cookiesFor(quiz) } });
      expect(readable(own.text)).toContain("Your last results");
      expect(headerOf(own, "Cache-Control")).toMatch(/^private/);
    }
    const strangers = await ask(server.address, quiz);
    expect(strangers.text).not.toContain("Your last results");
    expect(setCookiesOf(strangers)).toEqual([]);
  });
});
