import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, readable, testHooks } from "./ask";
import { answersWith, idOf, on, signedIn, thatDay, visitor } from "./quiz-fan";

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
    expect(readable(text)).toContain("Sat 21 Nov: 5 of 5 all right");
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
    expect(readable(text)).toMatch(/Sun 22 Nov: \d of 5/);
  });
});
