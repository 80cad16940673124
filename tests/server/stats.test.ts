import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editions, records } from "~/games/golden-word/editions.server";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, readable, testHooks } from "./ask";
import type { Fan } from "./fan";
import { textOf } from "./markup";
import { answersWith, idOf, on, replyOf, signedIn, thatDay, visitor } from "./quiz-fan";

const failed = "We couldn't load your stats right now.";
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

async function page(wish: unknown = {}) {
  const { status, text } = await ask(server.address, "/stats", { headers: testHooks(wish) });
  return { status, text: readable(text) };
}

/** A tile as screen readers announce it: the label and the value. */
const tile = (label: string, value: string) =>
  new RegExp(`<dt>${label}</dt><dd[^>]*><span class="sr-only">${value}</span>`);

describe("a visitor's stats", () => {
  it("are the sample, marked as one, with the values in the document", async () => {
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).toMatch(/<h1>Stats <span class="badge">Sample<\/span><\/h1>/);
    for (const [label, value] of [
      ["Streak", "12 days"],
      ["Best streak", "29"],
      ["Plays", "184"],
      ["Best score", "986"],
    ] as const) {
      expect(text).toMatch(tile(label, value));
    }
    expect(text).toContain('aria-label="Advertisement: banner"');
  });

  it.each(["fail", "hang"] as const)("say so when their source is asked to %s", async (wish) => {
    const from = performance.now();
    const { status, text } = await page({ sources: { stats: wish } });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    for (const part of ["Stats are unavailable", failed, "Try again"]) expect(text).toContain(part);
    expect(text).toContain('aria-label="Advertisement: banner"');
  });

  it("are empty with a way to start", async () => {
    const { text } = await page({ sources: { stats: "empty" } });
    expect(text).toContain("No stats yet");
    expect(text).toMatch(/<a[^>]*href="\/play"[^>]*>Start playing<\/a>/);
  });
});

/** The first three dates of Golden Word, and a later one whose word is not known to anybody yet. */
const wordDays = ["2026-11-22", "2026-11-23", "2026-11-24"] as const;
const words = ["striker", "cross", "touch", "dummy"] as const;
const later = "2026-11-25";

/** Plays a day's Golden Word with these words. */
async function playWord(fan: Fan, day: string, tries: readonly string[]) {
  const moves = "/play/golden-word/moves";
  const started = replyOf(await fan.post(moves, { intent: "start" }, on(day)));
  const made = tries.map((move, index) => ({ index, move, elapsed: 0 }));
  const fields = { intent: "move", attempt: idOf(started), moves: JSON.stringify(made) };
  expect(replyOf(await fan.post(moves, fields, on(day))).status).toBe("playing");
}

describe("the stats of a visitor who has played", () => {
  it("are their own, with the sample below, for their browser alone", async () => {
    const player = visitor(server.address);
    await player.play(5);
    const reply = await player.fan.see("/stats", on(thatDay));
    const text = readable(reply.text);
    expect(text).toContain("Your first day: 5/5");
    expect(text).toMatch(tile("Streak", "1 day"));
    expect(text).toMatch(tile("Plays", "1"));
    expect(text).toMatch(tile("Best score", "1000"));
    expect(text).not.toMatch(tile("Streak", "12 days"));
    expect(text.indexOf("What a month looks like")).toBeGreaterThan(text.indexOf("Recent form"));
    expect(text.indexOf("986")).toBeGreaterThan(text.indexOf("What a month looks like"));
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
  });

  it("count every title, and each day once", async () => {
    const player = visitor(server.address);
    const [day, next] = wordDays;
    await player.play(4, day);
    await playWord(player.fan, day, [words[0]]);
    await playWord(player.fan, next, [words[1]]);
    const text = readable((await player.fan.see("/stats", on(next))).text);
    expect(text).toContain("Today: 1/6");
    expect(text).toMatch(tile("Streak", "2 days"));
    expect(text).toMatch(tile("Plays", "3"));
    expect(text).toMatch(/Sun 22 Nov: Full-Time Quiz \d of 5, Golden Word 1 of 6/);
    expect(text).toMatch(/<a[^>]* href="\/stats\/golden-word"[^>]*>Golden Word<\/a>/);
    expect(text).toMatch(/<a[^>]* href="\/play\/full-time-quiz"[^>]*>Next up: Full-Time Quiz</);
  });

  it("fall back to the sample for a cookie that we did not sign", async () => {
    const player = visitor(server.address);
    await player.play(5);
    player.fan.plant(`${player.fan.cookie("kb_player").slice(0, -2)}AA`);
    expect(readable((await player.fan.see("/stats", on(thatDay))).text)).toMatch(
      tile("Streak", "12 days"),
    );
  });
});

describe("a title's stats", () => {
  const page = "/stats/golden-word";

  it("are empty for strangers, with one way to start, and stay cacheable", async () => {
    const reply = await ask(server.address, page);
    expect(reply.status).toBe(200);
    expect(readable(reply.text)).toContain("Nothing on the board yet");
    expect(reply.text).toMatch(/<a[^>]*href="\/play\/golden-word"[^>]*>Play Golden Word</);
    expect(headerOf(reply, "Cache-Control")).toMatch(/^public/);
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each([true, false])(
    "are those that its texts promise, with an account: %s",
    async (joined) => {
      const player = joined ? await signedIn(server.address, later) : visitor(server.address);
      const { fan } = player;
      await playWord(fan, wordDays[0], [words[0]]);
      await playWord(fan, wordDays[1], ["coach", "chest", words[1]]);
      const reply = await fan.see(page, on(later));
      const text = readable(reply.text);
      expect(text).toMatch(tile("Played", "2"));
      expect(text).toMatch(tile("Won", "100%"));
      expect(text).toMatch(tile("Wins in a row", "2"));
      expect(text).toMatch(tile("Best", "1/6"));
      expect(textOf(reply.text)).toContain("Sun 22 Nov");
      expect(text).toContain('href="/play/golden-word?date=2026-11-22"');
      expect(headerOf(reply, "Cache-Control")).toMatch(/^private/);
    },
  );

  it.each([true, false])(
    "have the found words and no other in the phrase book, with an account: %s",
    async (joined) => {
      const player = joined ? await signedIn(server.address, later) : visitor(server.address);
      const { fan } = player;
      await playWord(fan, wordDays[0], [words[0]]);
      await playWord(fan, wordDays[1], ["coach", "chest", "chant", "bench", "catch", "crowd"]);
      await fan.post("/play/golden-word/moves", { intent: "start" }, on(later));
      const text = readable((await fan.see(page, on(later))).text);
      expect(text).toContain("One word found");
      expect(text).toMatch(/<dt>striker<\/dt><dd>Unseen for eighty-nine minutes/);
      for (const word of words.slice(1)) expect(text).not.toContain(`>${word}<`);
      for (const word of words.slice(1)) expect(text).not.toContain(`"${word}"`);
    },
  );

  it("stay within 14 KB after sixty words, the book in pages", async () => {
    const end = "2027-01-20";
    const { fan } = await signedIn(server.address, end);
    const words = editions.schedule.editions
      .slice(0, 60)
      .map((number) => records[number - 1]?.word ?? "");
    for (const [index, word] of words.entries()) {
      await playWord(fan, daysBefore(editions.schedule.firstDate, -index), [word]);
    }
    const read = await Promise.all(
      [1, 2, 3, 4, 5].map(
        async (number) => (await fan.see(`${page}?page=${number}`, on(end))).text,
      ),
    );
    for (const text of read) {
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(14 * 1024);
    }
    const found = read.flatMap((text) =>
      Array.from(text.matchAll(/<dt>([a-z]+)</g), ([, to]) => to),
    );
    expect(found).toEqual(words.sort());
  });

  it("say so when the store would fail, and offer another try", async () => {
    const player = await signedIn(server.address);
    const wish = on(thatDay, { sources: { stats: "fail" } });
    const text = readable((await player.fan.see(page, wish)).text);
    expect(text).toContain(failed);
    expect(text).toMatch(/<a[^>]*href="\/stats\/golden-word"[^>]*>Try again</);
  });

  it("don't exist for any other slug", async () => {
    for (const slug of ["no-such-title", "__proto__"]) {
      expect((await ask(server.address, `/stats/${slug}`)).status).toBe(404);
    }
  });
});

describe("the stats of somebody who is signed in", () => {
  it("are empty before the first quiz is finished", async () => {
    const player = await signedIn(server.address);
    await player.start();
    const text = readable((await player.fan.see("/stats", on(thatDay))).text);
    expect(text).toContain("No stats yet");
    expect(text).not.toContain("Sample");
  });

  it("are computed from what they have played", async () => {
    const player = await signedIn(server.address, "2026-11-18");
    for (const day of ["2026-11-18", "2026-11-19", thatDay]) await player.play(5, day);
    await player.answer(idOf(await player.again()), answersWith(5));
    const { text } = await player.fan.see("/stats", on(thatDay));
    expect(text).not.toContain("Sample");
    expect(text).toMatch(tile("Streak", "3 days"));
    expect(text).toMatch(tile("Best streak", "3"));
    expect(text).toMatch(tile("Plays", "3"));
    expect(text).toMatch(tile("Best score", "1000"));
    expect(readable(text)).toContain("Fri 20 Nov: not played");
    expect(readable(text)).toContain("Sat 21 Nov: Full-Time Quiz 5 of 5");
  });

  it.each([
    ["2026-11-22", "1 day", "Play today to keep it going"],
    ["2026-11-23", "1 day", "Paused. Play today to save it"],
    ["2026-11-24", "0 days", "Play today to start one"],
  ])("know on %s that the streak is %s", async (day, value, helper) => {
    const player = await signedIn(server.address);
    await player.play();
    const { text } = await player.fan.see("/stats", on(day));
    expect(text).toMatch(tile("Streak", value));
    expect(text).toContain(helper);
  });

  it.each(["fail", "hang"] as const)("say so when the store would %s", async (wish) => {
    const player = await signedIn(server.address);
    const from = performance.now();
    const { status, text } = await player.fan.see(
      "/stats",
      on(thatDay, { sources: { stats: wish } }),
    );
    expect(performance.now() - from).toBeLessThan(3000);
    expect(status).toBe(200);
    expect(readable(text)).toContain(failed);
  });

  it("go by the date of the player's own time zone", async () => {
    const player = visitor(server.address);
    player.fan.plant("tz=Pacific%2FKiritimati");
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    await player.play();
    const { text } = await player.fan.see("/stats", on(thatDay));
    expect(readable(text)).toMatch(/Sun 22 Nov: Full-Time Quiz \d of 5/);
  });
});
