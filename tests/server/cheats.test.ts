import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editions } from "~/games/full-time-quiz/bank.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { dayTable, readTable } from "~/play/player/tables.server";
import type { PlayReply } from "~/play/rules/playing";
import { timeIn } from "~/play/rules/rank";
import { testHooks } from "./ask";
import { Fan, simulatedProviderFan, storeIn } from "./fan";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { idOf, replyOf } from "./quiz-fan";

const SLUG = "full-time-quiz";

const server = serverForFile({ LOG_LEVEL: "error" });

let store: DocumentStore;
beforeAll(() => {
  store = storeIn(server.dataDir);
});
afterAll(() => store.close());

let days = 0;
/** A day that no other test plays. */
const freshDay = () => new Date(Date.UTC(2026, 11, 1 + 2 * days++)).toISOString().slice(0, 10);
const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(day) + count * 24 * 60 * 60_000).toISOString().slice(0, 10);

const at = (day: string, time = "12:00:00.000") => testHooks({ now: `${day}T${time}Z` });

/** An account that is shown in tables. */
async function member(day: string): Promise<Fan> {
  const fan = await simulatedProviderFan(server.address, at(day, "06:00:00.000"));
  await fan.post("/settings", { intent: "settings", revision: "0", inTables: "on" }, at(day));
  return fan;
}

const start = async (fan: Fan, headers: Record<string, string>, fields = {}) =>
  replyOf(await fan.post(`${quiz}/moves`, { intent: "start", ...fields }, headers));

type Posted = { score?: number; elapsed?: (index: number) => number | null; fields?: object };

/** Posts the five answers of an attempt at once, so many of them right. */
async function answer(
  fan: Fan,
  started: PlayReply,
  headers: Record<string, string>,
  { score = 5, elapsed = (index) => 2000 * (index + 1), fields = {} }: Posted = {},
) {
  const { edition } = started.playing?.attempt ?? { edition: 1 };
  const moves = (editions[edition - 1] ?? []).map(({ correctIndex }, index) => ({
    index,
    move: index < score ? correctIndex : (correctIndex + 1) % 4,
    elapsed: elapsed(index),
  }));
  const post = { intent: "move", attempt: idOf(started), moves: JSON.stringify(moves), ...fields };
  return replyOf(await fan.post(`${quiz}/moves`, post, headers));
}

/** Plays a day's quiz in so many seconds. */
async function play(fan: Fan, day: string, { score = 5, seconds = 20 } = {}) {
  const started = await start(fan, at(day));
  const end = at(day, `12:00:${seconds}.000`);
  await answer(fan, started, end, { score, elapsed: () => null });
  return started;
}

/** Who is in the table of a day, with scores, and times in seconds. */
async function tableOf(day: string) {
  const { rows } = await readTable(store, dayTable(SLUG, day));
  return rows.map(({ place, data }) => ({
    place,
    userId: String(data.userId),
    score: Number(data.score),
    seconds: (timeIn(String(data.rank)) ?? Number.NaN) / 1000,
  }));
}

/** Their own row, as `tableOf` has it. */
const rowFor = ({ playing }: PlayReply, row: object) =>
  expect.objectContaining({ userId: playing?.player, ...row });

/** The value of a cookie with one character changed. */
function forged(cookie: string): string {
  const last = cookie.at(-1) === "A" ? "B" : "A";
  return cookie.slice(0, -1) + last;
}

describe("no place in a table is gained", () => {
  it("by an edited cookie of who began the edition", async () => {
    const day = freshDay();
    const [fan, second] = [await member(day), await member(day)];
    const own = await play(fan, day);
    const begun = fan.cookie("kb_begun");
    expect(begun).toContain(day);
    for (const cookie of [begun, forged(begun), `kb_begun=${day}~${"A".repeat(22)}`]) {
      second.plant(cookie, quiz);
      await start(second, at(day));
    }
    await play(second, day);
    expect(await tableOf(day)).toEqual([rowFor(own, { place: 1 })]);
  });

  it("by an edited cookie of a visitor, who is a stranger then", async () => {
    const day = freshDay();
    const visitor = new Fan(server.address);
    const started = await start(visitor, at(day));
    const forger = new Fan(server.address);
    forger.plant(forged(visitor.cookie("kb_player")));
    expect((await answer(forger, started, at(day, "12:00:20.000"))).status).toBe("refused");
    expect(idOf(await start(forger, at(day)))).not.toBe(idOf(started));
    expect(await tableOf(day)).toEqual([]);
  });

  it("by a start that is posted again, with whatever else it says", async () => {
    const day = freshDay();
    const fan = await member(day);
    const started = await start(fan, at(day));
    for (const fields of [{}, { friendly: "1" }, { date: day }, { date: dayAfter(day) }]) {
      const again = await start(fan, at(day, "12:01:00.000"), fields);
      expect(again.playing?.attempt).toMatchObject({
        id: idOf(started),
        startedAt: Date.parse(`${day}T12:00:00Z`),
      });
    }
    await answer(fan, started, at(day, "12:01:20.000"), { elapsed: () => null });
    await start(fan, at(day, "12:02:00.000"), { friendly: "1" });
    expect(await tableOf(day)).toEqual([rowFor(started, { seconds: 80 })]);
  });

  it("by moves that are faster than a hand", async () => {
    const day = freshDay();
    const fan = await member(day);
    const started = await start(fan, at(day));
    const end = await answer(fan, started, at(day, "12:00:01.400"), {
      elapsed: (index) => 100 * (index + 1),
    });
    expect(end.playing?.tooQuick).toContain("Too quick to be ranked");
    expect(await tableOf(day)).toEqual([]);
  });

  it("by a clock set back: before the kick-off, to the time of the move before, or frozen", async () => {
    const day = freshDay();
    const before = dayAfter(day, -1);
    const claims = {
      // Five answers that say that they were made in the time that a hand needs, posted after a minute of looking them up.
      back: (index: number) => 400 * (index + 1),
      frozen: () => 2000,
      // A time after the arrival is none.
      ahead: (index: number) => 90_000 * (index + 1),
    };
    for (const elapsed of Object.values(claims)) {
      const fan = await member(day);
      const started = await start(fan, at(day));
      await answer(fan, started, at(day, "12:01:00.000"), { elapsed });
      const row = (await tableOf(day)).find(({ userId }) => userId === started.playing?.player);
      expect(row?.seconds).toBeGreaterThanOrEqual(58.5);
    }
    const fan = await member(day);
    const started = await start(fan, at(day));
    const refused = await answer(fan, started, at(day, "12:01:00.000"), { elapsed: () => -1 });
    expect(refused.status).toBe("refused");
    expect(await tableOf(before)).toEqual([]);
  });

  it("by a second account in the same browser", async () => {
    const day = freshDay();
    const first = await member(day);
    const own = await play(first, day, { score: 2 });
    const second = await member(day);
    for (const name of ["kb_begun", "kb_player"]) {
      if (first.cookie(name)) second.plant(first.cookie(name));
    }
    const better = await play(second, day, { score: 5, seconds: 10 });
    expect(better.playing?.player).not.toBe(own.playing?.player);
    expect(await tableOf(day)).toEqual([rowFor(own, { score: 2 })]);
  });

  it("by a forged token of a challenge", async () => {
    const day = freshDay();
    const [sender, fan] = [await member(day), await member(day)];
    const own = await play(sender, day);
    const { text } = await sender.see(quiz, at(day));
    const [, token = ""] = /beat\/full-time-quiz\/([\w-]+)/.exec(text) ?? [];
    expect((await fan.see(`/beat/${SLUG}/${forged(token)}`, at(day))).status).toBe(404);
    const started = await fan.post(quiz, { intent: "start", rival: forged(token) }, at(day));
    expect(started.status).toBe(303);
    expect(fan.cookieNames).not.toContain("kb_rivals");
    fan.plant(`kb_rivals=${SLUG}~${forged(token)}`);
    const end = await answer(fan, await start(fan, at(day)), at(day, "12:00:30.000"));
    expect(end.playing?.rivals).toBeUndefined();
    expect(await tableOf(day)).toHaveLength(2);
    expect((await tableOf(day))[0]).toEqual(rowFor(own, { seconds: 20 }));
  });

  it("by two tabs at once", async () => {
    const day = freshDay();
    const fan = await member(day);
    const tabs = await Promise.all([start(fan, at(day)), start(fan, at(day))]);
    expect(new Set(tabs.map((tab) => idOf(tab))).size).toBe(1);
    await Promise.all(
      tabs.map((tab, index) =>
        answer(fan, tab, at(day, `12:00:3${index}.000`), {
          score: index === 0 ? 1 : 4,
          elapsed: () => null,
        }),
      ),
    );
    const rows = await tableOf(day);
    expect(rows).toHaveLength(1);
    expect([
      [1, 30],
      [4, 31],
    ]).toContainEqual([rows[0]?.score, rows[0]?.seconds]);
  });

  it("by the log of an old edition", async () => {
    const [yesterday, day] = [freshDay(), freshDay()];
    const fan = await member(yesterday);
    const old = await start(fan, at(yesterday));
    const today = await start(fan, at(day));
    const at20 = at(day, "12:00:20.000");
    const wrongDate = { attempt: idOf(old), date: day };
    expect((await answer(fan, today, at20, { fields: wrongDate })).status).toBe("refused");
    await answer(fan, old, at20, { fields: { date: yesterday }, elapsed: (index) => 4000 * index });
    expect(await tableOf(day)).toEqual([]);
    const late = await tableOf(yesterday);
    expect(late).toEqual([rowFor(old, { seconds: Number.NaN })]);
  });

  it("by a time zone that is moved east and back, to play tomorrow's edition first", async () => {
    const day = freshDay();
    const tomorrow = dayAfter(day);
    const fan = await member(day);
    fan.plant("tz=Pacific/Kiritimati");
    const ahead = await play(fan, day, { score: 2 });
    expect(ahead.playing?.attempt.date).toBe(tomorrow);
    fan.plant("tz=UTC");
    const own = await play(fan, day);
    expect(own.playing?.attempt.date).toBe(day);
    fan.plant("tz=Pacific/Kiritimati");
    await play(fan, day);
    fan.plant("tz=UTC");
    const again = await start(fan, at(tomorrow), { friendly: "1" });
    await answer(fan, again, at(tomorrow, "12:00:09.000"), { elapsed: () => null });
    expect(again.playing?.attempt.isFriendly).toBe(true);
    expect(await tableOf(day)).toEqual([rowFor(own, { score: 5 })]);
    expect(await tableOf(tomorrow)).toEqual([rowFor(ahead, { score: 2 })]);
  });

  it("by a time zone that is moved west, to play an edition again of which the day was over", async () => {
    const day = freshDay();
    const next = dayAfter(day);
    const fan = await member(day);
    const morning = at(next, "08:00:00.000");
    const past = await start(fan, morning, { date: day });
    expect(past.playing?.attempt.isFriendly).toBe(true);
    await answer(fan, past, at(next, "08:00:20.000"), { fields: { date: day } });
    fan.plant("tz=Etc/GMT+12");
    const again = await start(fan, morning);
    expect(again.playing?.attempt).toMatchObject({ date: day, isFriendly: true });
    await answer(fan, again, at(next, "08:00:09.000"), { elapsed: () => null });
    expect(await tableOf(day)).toEqual([]);
  });
});
