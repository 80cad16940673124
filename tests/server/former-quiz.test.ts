import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { quizCookie, readable } from "./ask";
import { storeIn } from "./fan";
import { quiz, rightChoice, wrongChoice } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  cardOf,
  choicesOf,
  dataOf,
  idOf,
  on,
  type QuizFan,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const SESSION_SECRET = "a secret of the tests of the former quiz";
const server = serverForFile({ LOG_LEVEL: "error", SESSION_SECRET });
const friendlyBadge = '<span class="badge">Friendly</span>';

/** An attempt as the last release before the engine wrote it into cookies and, without its id, into documents. */
const formerAttempt = (right: number, count: number, change: object = {}) => ({
  id: randomUUID(),
  edition: 1,
  date: thatDay,
  startedAt: Date.parse(`${thatDay}T11:50:00Z`),
  answers: Array.from({ length: count }, (_, index) => ({
    choice: index < right ? rightChoice(index) : wrongChoice(index),
    at: 1000 * (index + 1),
  })),
  late: false,
  friendly: false,
  ...change,
});

const read = async (player: QuizFan, search = "") => readable(await player.page(search));

describe("a visitor's cookie of the last release before the engine", () => {
  async function formerVisitor(current: object, friendly?: object) {
    const player = visitor(server.address);
    const cookie = createCookie(quizCookie, { secrets: [SESSION_SECRET] });
    const stored = await cookie.serialize(friendly ? { current, friendly } : { current });
    player.fan.plant(stored.split(";", 1)[0] ?? "", quiz);
    return player;
  }

  it("goes on with the running attempt", async () => {
    const running = formerAttempt(2, 2);
    const player = await formerVisitor(running);
    expect(await read(player, "?q=2")).toContain(">Correct<");
    expect(idOf(await player.start())).toBe(running.id);
    const reply = await player.answer(running.id, answersWith(5));
    expect(choicesOf(reply)).toEqual([0, 1, 2, 3, 4].map(rightChoice));
  });

  it("takes the answers that were not sent yet", async () => {
    const running = formerAttempt(1, 1);
    const player = await formerVisitor(running);
    const reply = await player.answer(running.id, answersWith(4));
    expect(choicesOf(reply)).toHaveLength(5);
    expect(await read(player)).toContain(">4/5<");
  });

  it("keeps the result and the Friendly, and lets an account have the result", async () => {
    const friendly = formerAttempt(1, 1, { friendly: true });
    const player = await formerVisitor(formerAttempt(2, 5), friendly);
    expect(await read(player)).toContain(">2/5<");
    expect(await read(player, "?friendly=1&q=1")).toContain(friendlyBadge);
    const reply = await player.answer(friendly.id, answersWith(5));
    expect(choicesOf(reply)).toHaveLength(5);
    expect(await read(player)).toContain(">2/5<");
    await player.fan.logInBySimulatedProvider("google", on(thatDay));
    const page = readable((await player.fan.see("/account", on(thatDay))).text);
    expect(page).toContain(cardOf(1));
    expect(await read(player)).toContain(">2/5<");
  });
});

describe("an account of the last release before the engine", () => {
  async function formerAccount() {
    const player = await signedIn(server.address);
    const userId = (await player.start("2020-01-01")).playing?.player ?? "";
    const result = formerAttempt(3, 5);
    const friendly = formerAttempt(1, 1, { friendly: true, startedAt: result.startedAt + 60_000 });
    const days = ["2026-11-18", "2026-11-19", "2026-11-20", thatDay].map((date) => ({
      date,
      correct: 3,
      total: 5,
      elapsed: 5000,
    }));
    const store = storeIn(server.dataDir);
    for (const { id, ...attempt } of [result, friendly]) {
      await store.set("attempts", id, { userId, ...attempt });
    }
    const pointers = { current: result.id, friendly: friendly.id };
    await store.set("records", userId, { userId, ...pointers, plays: 6, days });
    await store.close();
    return { player, result, friendly };
  }

  it("has its streak, its plays and its result", async () => {
    const { player } = await formerAccount();
    const stats = readable((await player.fan.see("/stats", on(thatDay))).text);
    expect(stats).toContain(">4 days<");
    expect(stats).toContain(">6<");
    const results = await read(player);
    expect(results).toContain(">3/5<");
    expect(results).not.toContain("Sample");
    expect(results).toMatch(/longest win<\/dt><dd[^>]*>4</);
  });

  it("goes on with its Friendly, and the next day's quiz continues the streak", async () => {
    const { player, friendly } = await formerAccount();
    expect(await read(player, "?friendly=1&q=1")).toContain(friendlyBadge);
    await player.answer(friendly.id, answersWith(5));
    expect(await read(player)).toContain(">3/5<");
    const tomorrow = "2026-11-22";
    await player.play(5, tomorrow);
    const stats = readable((await player.fan.see("/stats", on(tomorrow))).text);
    expect(stats).toContain(">5 days<");
    const { record } = await dataOf(player);
    expect(record?.plays).toBe(7);
    expect(record?.days.map(({ date }) => date)).toEqual([
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      thatDay,
      tomorrow,
    ]);
  });
});
