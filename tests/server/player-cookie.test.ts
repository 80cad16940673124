import { describe, expect, it } from "vitest";
import { ask, headerOf, playerCookie, type Reply, readable, setCookiesOf } from "./ask";
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

  it("sends one short cookie, by which the server knows the games", async () => {
    const { fan } = await played();
    expect(fan.cookieNames).toEqual([playerCookie, "kb_begun"]);
    expect(fan.cookiesFor("/").length).toBeLessThan(80);
    const data = await fan.see(`${quiz}/moves`, { ...on(thatDay), Accept: "application/json" });
    expect(JSON.parse(data.text).playing.attempt.moves).toHaveLength(5);
  });

  it.each(["/games", "/account", "/help"])(
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
