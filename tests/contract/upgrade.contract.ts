import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { recordResults } from "~/play/player/player-records.server";
import { readPlayedDates, readPlayedDays, readTitleRecord } from "~/play/player/recorded.server";
import { fillDays } from "~/upgrade/fill-days.server";
import { upgrade } from "../../scripts/commands/upgrade/upgrade.server";
import { sealedTitle } from "../fixtures/test-titles";
import { stored } from "./play-steps";
import { describeOn, type StoreUnderTest } from "./stores";

const quiz = { ...stored(sealedTitle), slug: "full-time-quiz" };
const TODAY = "2026-11-21";
const NOTHING = { players: 0, results: 0, attempts: 0, filled: 0, unreadable: [] };

const day = (date: string, correct = 3) => ({ date, correct, total: 5, elapsed: 9000 });

/** An attempt as the version before the engine stored it, in a document of its own. */
const attemptOf = (userId: string, answers: number, change: object = {}) => ({
  userId,
  edition: 1,
  date: TODAY,
  startedAt: Date.parse(`${TODAY}T10:00:00Z`),
  answers: Array.from({ length: answers }, (_, index) => ({ choice: 0, at: 1000 * (index + 1) })),
  late: false,
  ...change,
});

/** The contract of the upgrade on every document store. */
export function describeUpgrade(tested: StoreUnderTest): void {
  describeOn(tested, "The upgrade", (store) => {
    it("moves results, their dates and attempts, once", async () => {
      const { player, result, friendly, record } = await formerPlayer(store());
      const moved = { players: 1, results: 2, attempts: 3, filled: 0, unreadable: [] };
      expect(await upgrade(store(), fillDays, false)).toEqual(moved);
      expect(await resultsOf(store(), player)).toMatchObject([
        { date: "2026-11-20", isWin: true, score: 3, outOf: 5, elapsed: 9000 },
        { date: TODAY, isWin: false, score: 2 },
      ]);
      const dates = await readPlayedDates(store(), player);
      expect([...dates]).toEqual(record.days.map(({ date }) => [date, ["full-time-quiz"]]));
      expect(await attemptsOf(store(), player)).toMatchObject({
        userId: player,
        game: "full-time-quiz",
        date: TODAY,
        result: { id: result, rules: 1, isFriendly: false, moves: Array(5).fill({ move: 0 }) },
        friendly: { id: friendly, isFriendly: true, moves: [{ move: 0, at: 1000 }] },
      });
      expect(await store().get("records", player)).toBeNull();
      expect(await store().get("attempts", result)).toBeNull();
      expect(await upgrade(store(), fillDays, false)).toEqual(NOTHING);
    });

    it("counts the same in a dry run, and writes nothing", async () => {
      const { player, result, record } = await formerPlayer(store());
      const counted = await upgrade(store(), fillDays, true);
      expect(counted).toEqual({ players: 1, results: 2, attempts: 3, filled: 0, unreadable: [] });
      expect(await store().get("records", player)).toEqual(record);
      expect(await store().get("attempts", result)).not.toBeNull();
      expect([await resultsOf(store(), player), await attemptsOf(store(), player)]).toEqual([
        [],
        null,
      ]);
      expect(await upgrade(store(), fillDays, false)).toEqual(counted);
    });

    it("leaves what the player has done since", async () => {
      const { player, friendly } = await formerPlayer(store());
      const since = {
        date: TODAY,
        edition: 1,
        isWin: true,
        score: 5,
        outOf: 5,
        points: 1000,
        elapsed: 700,
      };
      const finished = { slug: quiz.slug, playedOn: TODAY, result: { ...since, isLate: false } };
      await store().transaction((transaction) => recordResults(transaction, player, [finished]));
      const own = { userId: player, game: quiz.slug, date: TODAY };
      const document = { ...own, result: { id: "since" }, friendly: null };
      await store().set("attempts", `${player}.${quiz.slug}.${TODAY}`, document);
      expect(await upgrade(store(), fillDays, false)).toMatchObject({ results: 1, attempts: 3 });
      const results = await resultsOf(store(), player);
      expect(results.map(({ score }) => score)).toEqual([3, 5]);
      expect(await attemptsOf(store(), player)).toMatchObject({
        result: { id: "since" },
        friendly: { id: friendly },
      });
    });

    it("gives no result to an edition of which the player has undone one", async () => {
      const player = randomUUID();
      const spent = { userId: player, game: quiz.slug, date: TODAY, result: null, friendly: null };
      const key = `${player}.${quiz.slug}.${TODAY}`;
      await store().set("attempts", key, { ...spent, isSpent: true });
      await store().set("attempts", randomUUID(), attemptOf(player, 5));
      expect(await upgrade(store(), fillDays, false)).toMatchObject({ attempts: 1 });
      expect(await attemptsOf(store(), player)).toEqual({ ...spent, isSpent: true });
    });

    it("fills the days of results from before there were days, once", async () => {
      const player = randomUUID();
      const own = { userId: player, game: "career-path" };
      const rows = ["2026-11-13 1 w- 20/30 9000", "2026-11-20 2 - 6/30"];
      await store().set("titles", `${player}.career-path`, { ...own, results: rows });
      const play = { date: "2026-11-20", edition: 2, moves: 6, elapsed: 900, squares: "🟩" };
      const result = { isWin: false, score: 6, outOf: 30 };
      const latest = { "career-path": { ...play, result } };
      await store().set("dates", player, {
        userId: player,
        titles: ["career-path"],
        days: ["2026-11-19:1", "2026-11-25:1"],
        latest,
      });
      expect(await upgrade(store(), fillDays, true)).toEqual({ ...NOTHING, filled: 1 });
      expect(await store().get("days", `${player}.2026-11`)).toBeNull();
      expect(await upgrade(store(), fillDays, false)).toEqual({ ...NOTHING, filled: 1 });
      expect(await store().get("days", `${player}.2026-11`)).toEqual({
        userId: player,
        month: "2026-11",
        results: [
          "2026-11-19 career-path 2026-11-13 1 w- 20/30=667 9000",
          "2026-11-25 career-path 2026-11-20 2 - 6/30=200",
        ],
      });
      const filled = await readPlayedDays(store(), player);
      expect(filled.latest.get("career-path")).toEqual(latest["career-path"]);
      expect([...filled.dates]).toEqual([
        ["2026-11-19", ["career-path"]],
        ["2026-11-25", ["career-path"]],
      ]);
      expect(filled.totals.get("career-path")).toMatchObject({ plays: 2, winRun: 0, points: 667 });
      expect(await upgrade(store(), fillDays, false)).toEqual(NOTHING);
    });

    it("names an attempt that it can't read, and leaves it alone", async () => {
      const id = randomUUID();
      const odd = attemptOf(randomUUID(), 1, { date: "today" });
      await store().set("attempts", id, odd);
      expect(await upgrade(store(), fillDays, false)).toEqual({ ...NOTHING, unreadable: [id] });
      expect(await store().get("attempts", id)).toEqual(odd);
      await store().delete("attempts", id);
    });
  });
}

/** A player with two results, today's attempt, a replay of it, and a Friendly that is running. */
async function formerPlayer(store: DocumentStore) {
  const [player, result, replay, friendly] = Array.from({ length: 4 }, () => randomUUID());
  if (!player || !result || !replay || !friendly) throw new Error("There are four ids.");
  const days = [day("2026-11-20"), day(TODAY, 2)];
  const record = { userId: player, current: result, friendly, plays: 3, days };
  await store.set("records", player, record);
  const { startedAt } = attemptOf(player, 5);
  const more = { startedAt: startedAt + 60_000 };
  await store.set("attempts", result, attemptOf(player, 5));
  await store.set("attempts", replay, attemptOf(player, 5, more));
  const latest = { startedAt: startedAt + 120_000, friendly: true };
  await store.set("attempts", friendly, attemptOf(player, 1, latest));
  return { player, result, friendly, record };
}

const resultsOf = async (store: DocumentStore, player: string) =>
  (await readTitleRecord(store, player, quiz)).results;

const attemptsOf = (store: DocumentStore, player: string) =>
  store.get("attempts", `${player}.${quiz.slug}.${TODAY}`);
