import { describe, expect, it } from "vitest";
import { addDuel, answerDuel, findDuel, resultOf } from "~/games/spot-kick/duel/duel-store.server";
import type { Plan } from "~/games/spot-kick/duel/rules";
import { describeOn, firestore, sqlite } from "./stores";

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60_000;

const planOf = (zone: 0 | 3 | 5): Plan => ({
  kicks: Array(5).fill({ zone, style: "driven" }),
  dives: Array(5).fill(zone),
});

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "A duel", (store) => {
    const added = () => addDuel(store(), { by: "challenger", plan: planOf(0), now: NOW });
    const answer = (code: string, by: string, zone: 3 | 5 = 3, now = NOW) =>
      answerDuel(store(), code, { by, plan: planOf(zone), now });

    describe.concurrent("on its way", () => {
      it("keeps both plans, and its shoot-out is the same each time it is read", async () => {
        const code = await added();
        const open = await findDuel(store(), code, NOW);
        expect(open).toMatchObject({ friend: null, challenger: { by: "challenger" } });
        expect(open && resultOf(open)).toBeNull();
        expect(await answer(code, "friend")).toBe("first");
        const played = await findDuel(store(), code, NOW);
        expect(played?.friend).toEqual({ by: "friend", ...planOf(3) });
        expect(played?.challenger).toEqual({ by: "challenger", ...planOf(0) });
        const result = played && resultOf(played);
        expect(result?.shots.challenger[0]).toMatchObject({ zone: 0, style: "driven", dive: 3 });
        const again = await findDuel(store(), code, NOW + DAY_MS);
        expect(again && resultOf(again)).toEqual(result);
      });

      it("has one friend, of several at once", async () => {
        const code = await added();
        const rivals = ["one", "two", "three"];
        const taken = await Promise.all(rivals.map((by) => answer(code, by)));
        expect([...taken].sort()).toEqual(["first", "late", "late"]);
        const winner = rivals[taken.indexOf("first")] ?? "";
        expect((await findDuel(store(), code, NOW))?.friend?.by).toBe(winner);
        expect(await answer(code, winner, 5)).toBe("again");
        expect((await findDuel(store(), code, NOW))?.friend).toMatchObject(planOf(3));
      });

      it("is not for its challenger, and not there after 30 days", async () => {
        const code = await added();
        expect(await answer(code, "challenger")).toBe("none");
        expect(await findDuel(store(), code, NOW + 30 * DAY_MS - 1)).not.toBeNull();
        expect(await findDuel(store(), code, NOW + 30 * DAY_MS)).toBeNull();
        expect(await answer(code, "friend", 3, NOW + 30 * DAY_MS)).toBe("none");
        for (const other of ["", "x", code.toUpperCase(), `${code}0`, "0".repeat(32)]) {
          if (other === code) continue;
          expect(await findDuel(store(), other, NOW)).toBeNull();
          expect(await answer(other, "friend")).toBe("none");
        }
      });
    });
  });
}
