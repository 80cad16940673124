import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import {
  firstDivision,
  NATION_PLAYERS,
  readNation,
  readNationCounts,
  setNationSource,
} from "~/play/player/nations.server";
import { setVariables } from "../fixtures/rules-environment";
import { describeOn, firestore, sqlite } from "./stores";

setVariables();

const result = (points: number, isTooQuick = false) => ({
  ...{ date: "2026-11-25", edition: 1, isWin: true, score: 5, outOf: 5, points },
  ...{ elapsed: 20_000, isLate: false, ...(isTooQuick && { isTooQuick }) },
});

let year = 3000;

/** A month that no other test has. */
const freshMonth = () => `${year++}-01`;

/** When a month has begun everywhere. */
const begunIn = (month: string) => Date.parse(`${month}-01T12:00Z`);

const finishes = (
  store: DocumentStore,
  userId: string,
  month: string,
  points: number,
  isTooQuick = false,
) =>
  store.transaction(async (transaction) => {
    const count = await readNation(transaction, userId, month);
    count?.(result(points, isTooQuick));
  });

/** Has enough finishes of enough people of one nation in a month. */
const rank = (store: DocumentStore, month: string) =>
  store.transaction(async (transaction) => {
    const by = { GBFinishes: 30, GBPoints: 900, GBPeople: 10 };
    transaction.increment("nations", `${month}.0`, by);
  });

afterEach(() => setNationSource(async () => null));

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "The table of nations", (open) => {
    it("counts finishes and points of all, and each player once a month", async () => {
      setNationSource(async () => "ZA");
      const month = freshMonth();
      const [one, other] = [randomUUID(), randomUUID()];
      for (const points of [900, 300]) await finishes(open(), one, month, points);
      await Promise.all([
        finishes(open(), other, month, 600),
        finishes(open(), randomUUID(), month, 100, true),
      ]);
      const counts = await readNationCounts(open(), month);
      expect([...counts]).toEqual([["ZA", { finishes: 3, points: 1800, people: 2 }]]);
      const counted = [`${month} ZA`];
      expect(await open().get(NATION_PLAYERS, one)).toEqual({ userId: one, counted });
    });

    it("counts a person once who changes between nations, and between the end of a month and the next", async () => {
      const [month, next, person] = [freshMonth(), freshMonth(), randomUUID()];
      // As a former release has counted them.
      await open().set(NATION_PLAYERS, person, { userId: person, month, code: "ZA" });
      for (const [code, played] of [
        ["ZA", month],
        ["GB", month],
        ["ZA", month],
        ["GB", next],
        ["GB", month],
        ["GB", next],
      ] as const) {
        setNationSource(async () => code);
        await finishes(open(), person, played, 500);
      }
      const peopleIn = async (one: string) =>
        Array.from(await readNationCounts(open(), one), ([code, { people }]) => [code, people]);
      expect((await peopleIn(month)).sort()).toEqual([
        ["GB", 1],
        ["ZA", 0],
      ]);
      expect(await peopleIn(next)).toEqual([["GB", 1]]);
    });

    it("counts nobody who plays for no country, and no name that is no code", async () => {
      const month = freshMonth();
      await finishes(open(), randomUUID(), month, 900);
      setNationSource(async () => "constructor");
      await finishes(open(), randomUUID(), month, 900);
      expect((await readNationCounts(open(), month)).size).toBe(0);
    });

    it("writes a month's first division down, once", async () => {
      const [before, month] = [freshMonth(), freshMonth()];
      await rank(open(), before);
      const at = begunIn(month);
      expect(await firstDivision(open(), month, before, at)).toEqual(["GB"]);
      expect(await firstDivision(open(), month, freshMonth(), at)).toEqual(["GB"]);
      const later = freshMonth();
      expect(await firstDivision(open(), later, freshMonth(), begunIn(later))).toEqual([]);
    });

    it("writes no division down while the month before is played somewhere", async () => {
      const [before, month] = [freshMonth(), freshMonth()];
      const early = begunIn(month) - 1;
      expect(await firstDivision(open(), month, before, early)).toEqual([]);
      await rank(open(), before);
      expect(await firstDivision(open(), month, before, early)).toEqual(["GB"]);
      expect(await firstDivision(open(), month, before, begunIn(month))).toEqual(["GB"]);
    });
  });
}
