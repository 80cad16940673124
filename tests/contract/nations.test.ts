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

/** A month that no other test has. */
const freshMonth = () => `m${randomUUID()}`;

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
      expect(await open().get(NATION_PLAYERS, one)).toEqual({ userId: one, month, code: "ZA" });
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
      setNationSource(async () => "GB");
      for (let person = 0; person < 10; person++) {
        const userId = randomUUID();
        for (const points of [1, 2, 3]) await finishes(open(), userId, before, points);
      }
      expect(await firstDivision(open(), month, before)).toEqual(["GB"]);
      expect(await firstDivision(open(), month, freshMonth())).toEqual(["GB"]);
      expect(await firstDivision(open(), freshMonth(), freshMonth())).toEqual([]);
    });
  });
}
