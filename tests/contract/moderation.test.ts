import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { targets } from "~/community/targets.server";
import { readConduct, setConduct } from "~/people/moderation/conduct.server";
import { decisionsAbout, readDecision } from "~/people/moderation/decision-store.server";
import { decide, seenOf } from "~/people/moderation/judging.server";
import {
  isModerator,
  listModerators,
  removeModerator,
} from "~/people/moderation/moderators.server";
import { deleteReply, editReply, writeReply } from "~/people/threads/reply-store.server";
import { NOW } from "../fixtures/new-thread";
import { moderationSteps, taken } from "./moderation-steps";
import { describeOn, firestore, sqlite } from "./stores";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const fine = { mutedUntil: null, isBanned: false };

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "Whether somebody may write", (open) => {
    const set = (userId: string, conduct: Parameters<typeof setConduct>[2]) =>
      open().transaction(async (transaction) => setConduct(transaction, userId, conduct));

    it("is yes for whom nothing was decided about", async () => {
      expect(await readConduct(open(), randomUUID())).toEqual(fine);
    });

    it("is what was written last, read by the store and in a transaction", async () => {
      const userId = randomUUID();
      await set(userId, { mutedUntil: 5, isBanned: false });
      expect(await readConduct(open(), userId)).toEqual({ mutedUntil: 5, isBanned: false });
      await set(userId, { mutedUntil: null, isBanned: true });
      const seen = await open().transaction((transaction) => readConduct(transaction, userId));
      expect(seen).toEqual({ mutedUntil: null, isBanned: true });
      await set(userId, fine);
      expect(await open().get("conduct", userId)).toBeNull();
    });
  });

  describeOn(tested, "Moderation", (open) => {
    const { fan, said, report, moderator, decides, caseOf, stateOf, reportsOf } =
      moderationSteps(open);
    describe("the role", () => {
      it("is given and taken", async () => {
        const id = await moderator();
        expect(await isModerator(open(), id)).toBe(true);
        expect(await listModerators(open())).toContain(id);
        expect(await removeModerator(open(), id)).toBe(true);
        expect(await removeModerator(open(), id)).toBe(false);
        expect(await isModerator(open(), id)).toBe(false);
      });
    });

    describe.concurrent("a report", () => {
      it("waits with all others about the same thing, since the first of them", async () => {
        const { id, author } = await said("Off you go");
        await report(id, { reporter: null, details: "By a visitor" });
        await report(id, { reason: "spoiler", now: NOW + MINUTE_MS });
        expect(await caseOf(id)).toMatchObject({
          ...{ kind: "reply", userId: author.id, said: "Off you go", waitingSince: NOW },
          ...{ reports: 2, reasons: { hateful: 1, spoiler: 1 }, ofStanding: 1, isHeld: false },
        });
        const reports = await reportsOf(id);
        expect(reports.map(({ details }) => details).sort()).toEqual(["", "By a visitor"]);
      });

      it("counts once for each account, whatever they send at once", async () => {
        const { id } = await said();
        const reporter = { id: randomUUID(), isOfStanding: true };
        const sent = await Promise.all([1, 2, 3].map(() => report(id, { reporter })));
        expect(sent.map(({ outcome }) => outcome).sort()).toEqual(["again", "again", "filed"]);
        expect(await caseOf(id)).toMatchObject({ reports: 1, ofStanding: 1 });
        expect(JSON.stringify(await caseOf(id))).not.toContain(reporter.id);
      });

      it("is none about oneself, about what is gone, and about what a moderator has hidden", async () => {
        const { id, author } = await said();
        const own = { id: author.id, isOfStanding: true };
        expect(await report(id, { reporter: own })).toEqual({ outcome: "own" });
        await report(id);
        await taken(decides(await moderator(), "hide", id));
        expect(await report(id)).toEqual({ outcome: "settled" });
        await deleteReply(open(), id, author.id);
        expect(await report(id)).toEqual({ outcome: "gone" });
        expect(await reportsOf(id)).toEqual([]);
      });

      it("is kept fifty times, and counted on", async () => {
        const { id } = await said();
        for (let count = 0; count < 52; count += 1) await report(id, { reporter: null });
        expect(await caseOf(id)).toMatchObject({ reports: 52 });
        expect(await reportsOf(id)).toHaveLength(50);
      });
    });

    describe.concurrent("three reports of standing", () => {
      it("hide a post until a moderator has looked, with an entry in the log", async () => {
        const { id, author } = await said();
        const weak = { id: randomUUID(), isOfStanding: false };
        await report(id, { reporter: weak });
        for (let count = 0; count < 3; count += 1) await report(id, { reporter: null });
        await report(id);
        await report(id);
        expect(await stateOf(id)).toBe("shown");
        const third = await report(id, { reason: "spoiler" });
        expect(third).toMatchObject({ held: { outcome: "hold", by: null, userId: author.id } });
        expect(await stateOf(id)).toBe("hidden");
        expect(await report(id)).toEqual({ outcome: "filed", held: null });
        const [entry] = await decisionsAbout(open(), author.id);
        expect(entry).toMatchObject({ outcome: "hold", rule: "respect", state: "stands" });
        await taken(decides(await moderator(), "restore", id));
        expect(await stateOf(id)).toBe("shown");
      });

      it("that come at once hide it once", async () => {
        const { id, author } = await said();
        await Promise.all([1, 2, 3, 4].map(() => report(id)));
        expect(await stateOf(id)).toBe("hidden");
        expect(await decisionsAbout(open(), author.id)).toHaveLength(1);
        expect(await caseOf(id)).toMatchObject({ reports: 4, isHeld: true });
      });

      it("hide nothing that a moderator has found to be within the rules, until it is changed", async () => {
        const { id, author } = await said("Fine");
        await report(id);
        await taken(decides(await moderator(), "dismiss", id));
        for (let count = 0; count < 3; count += 1) await report(id);
        expect(await stateOf(id)).toBe("shown");
        await editReply(open(), id, author.id, { text: "Not fine", now: NOW });
        await report(id);
        expect(await stateOf(id)).toBe("hidden");
      });
    });

    describe.concurrent("a decision", () => {
      it.each([
        ["hide", "hidden", fine],
        ["warn", "hidden", fine],
        ["mute-1", "hidden", { mutedUntil: NOW + DAY_MS, isBanned: false }],
        ["mute-7", "hidden", { mutedUntil: NOW + 7 * DAY_MS, isBanned: false }],
        ["mute-30", "hidden", { mutedUntil: NOW + 30 * DAY_MS, isBanned: false }],
        ["ban", "hidden", { mutedUntil: null, isBanned: true }],
        ["dismiss", "shown", fine],
      ] as const)("to %s changes all at once", async (choice, state, standing) => {
        const { id, author } = await said();
        const reporter = { id: randomUUID(), isOfStanding: true };
        await report(id, { reporter });
        await report(id, { reporter: null });
        const by = await moderator();
        const { decision, reporters } = await taken(decides(by, choice, id));
        expect(reporters).toEqual([reporter.id]);
        expect(await stateOf(id)).toBe(state);
        expect(await readConduct(open(), author.id)).toEqual(standing);
        expect(await reportsOf(id)).toEqual([]);
        expect(await caseOf(id)).toMatchObject({ reports: 0, decision: decision.id });
        expect(await caseOf(id)).not.toHaveProperty("waitingSince");
        const rule = choice === "dismiss" ? "report" : "respect";
        expect(await readDecision(open(), decision.id)).toMatchObject({
          outcome: choice,
          rule,
          by,
        });
      });

      it("is one, where two moderators decide at once", async () => {
        const { id, author } = await said();
        await report(id);
        const [one, other] = [await moderator(), await moderator()];
        const known = await caseOf(id);
        const target = await targets.reply(open(), id, NOW);
        const seen = known && seenOf(known, target);
        const judging = { kind: "reply", targetId: id, rule: "respect", seen, now: NOW } as const;
        const both = await Promise.all([
          decide(open(), targets, { ...judging, moderator: one, choice: "ban" }),
          decide(open(), targets, { ...judging, moderator: other, choice: "dismiss" }),
        ]);
        expect(both.filter((decided) => decided === "faster")).toHaveLength(1);
        const [entry, ...more] = await decisionsAbout(open(), author.id);
        expect(more).toEqual([]);
        expect(await stateOf(id)).toBe(entry?.outcome === "ban" ? "hidden" : "shown");
      });

      it("is refused where its author has changed the text since", async () => {
        const { id, author } = await said("Fine");
        await report(id);
        const by = await moderator();
        const known = await caseOf(id);
        const seen = known && seenOf(known, await targets.reply(open(), id, NOW));
        await editReply(open(), id, author.id, { text: "Not fine", now: NOW + 1 });
        const judging = { kind: "reply", targetId: id, moderator: by, rule: "respect" } as const;
        const stale = { ...judging, choice: "dismiss", seen, now: NOW } as const;
        expect(await decide(open(), targets, stale)).toBe("changed");
        await taken(decides(by, "hide", id));
      });

      it("holds against an edit, an answer and a deletion that come at the same moment", async () => {
        const { id, author, thread } = await said("Foul");
        await report(id);
        const by = await moderator();
        const answer = { thread, author: fan("Thabo"), text: "What?", to: id, now: NOW };
        const [decided, edited, answered] = await Promise.all([
          decides(by, "hide", id),
          editReply(open(), id, author.id, { text: "Fouler", now: NOW }),
          writeReply(open(), answer),
        ]);
        if (decided === "changed") await taken(decides(by, "hide", id));
        expect(await stateOf(id)).toBe("hidden");
        expect(await editReply(open(), id, author.id, { text: "Foulest", now: NOW })).toBe(false);
        expect(await writeReply(open(), { ...answer, author: fan(), text: "Hm" })).toEqual({
          outcome: "gone",
        });
        expect([typeof edited, answered.outcome]).toEqual(["boolean", expect.any(String)]);
        await deleteReply(open(), id, author.id);
        const [entry] = await decisionsAbout(open(), author.id);
        expect(entry?.outcome).toBe("hide");
      });

      it("is about the author of what was taken back meanwhile, whose words stay to be judged", async () => {
        const { id, author } = await said("Gone in a minute");
        await report(id);
        await deleteReply(open(), id, author.id);
        expect(await caseOf(id)).toMatchObject({ said: "Gone in a minute", userId: author.id });
        const by = await moderator();
        expect(await decides(by, "hide", id)).toBe("impossible");
        await taken(decides(by, "mute-1", id));
        expect(await readConduct(open(), author.id)).toMatchObject({ mutedUntil: NOW + DAY_MS });
      });

      it("is nobody's about themselves, and no one's who does not moderate any more", async () => {
        const by = await moderator();
        const { id } = await said("Mine", { id: by, name: "Mod" });
        await report(id);
        expect(await decides(by, "dismiss", id)).toBe("own");
        const other = await moderator();
        await removeModerator(open(), other);
        expect(await decides(other, "dismiss", id)).toBe("forbidden");
        expect(await stateOf(id)).toBe("shown");
        expect(await decides(await moderator(), "hide", id)).toMatchObject({
          reporters: [expect.any(String)],
        });
      });
    });
  });
}
