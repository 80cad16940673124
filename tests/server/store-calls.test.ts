import { describe, expect, it } from "vitest";
import { ask } from "./ask";
import { serverForFile } from "./processes";
import { on, type QuizFan, signedIn, thatDay, visitor } from "./quiz-fan";

const METRICS_TOKEN = "a-token-of-the-tests-that-count-calls";
const server = serverForFile({ LOG_LEVEL: "error", METRICS_TOKEN });

/** The reads of the store since the server's start. */
async function reads(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await ask(server.address, "/metrics", { headers });
  const counts = text.matchAll(/_count\{[^}]*operation="(?:get|query|count)"[^}]*\} (\d+)/g);
  return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
}

async function readsOf({ fan }: QuizFan, path: string): Promise<number> {
  const before = await reads();
  expect((await fan.see(path, on(thatDay))).status).toBe(200);
  return (await reads()) - before;
}

const pages = [
  "/",
  "/play",
  "/stats",
  "/stats/full-time-quiz",
  "/calendar",
  "/play/full-time-quiz",
  "/play/golden-word",
  "/account",
  "/profile",
  "/settings",
  "/notifications",
  "/feed",
];

/** Of them one document each for the session and the account, twice where the page confirms who is there. */
const whoIsThere = (path: string) => (["/account", "/notifications"].includes(path) ? 4 : 2);

describe("a page asks the store at most five times for what it shows", () => {
  it.each(pages)("of an account: %s", async (path) => {
    const player = await signedIn(server.address);
    await player.play(4);
    // The first page of a day also looks whether the streak is paused.
    await player.fan.see("/help", on(thatDay));
    expect((await readsOf(player, path)) - whoIsThere(path)).toBeLessThanOrEqual(5);
  });

  it.each(pages)("of a visitor who has played: %s", async (path) => {
    const player = visitor(server.address);
    await player.play(4);
    expect(await readsOf(player, path)).toBeLessThanOrEqual(4);
  });

  it("once, on a visitor's home", async () => {
    const player = visitor(server.address);
    await player.play(4);
    expect(await readsOf(player, "/")).toBe(1);
  });

  it("never, of a stranger", async () => {
    for (const path of ["/", "/play", "/stats", "/calendar", "/play/golden-word"]) {
      expect(await readsOf(visitor(server.address), path)).toBe(0);
    }
  });
});
