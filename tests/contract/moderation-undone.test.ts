import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { targets } from "~/community/targets.server";
import { appeal } from "~/people/moderation/appeals.server";
import { waitingCases } from "~/people/moderation/case-store.server";
import { readConduct } from "~/people/moderation/conduct.server";
import { UNDO_MS } from "~/people/moderation/decision";
import {
  decisionsAbout,
  listDecisions,
  readDecision,
} from "~/people/moderation/decision-store.server";
import { undo } from "~/people/moderation/judging.server";
import { leaveModeration } from "~/people/moderation/leave-moderation.server";
import { NOW } from "../fixtures/new-thread";
import { moderationSteps, taken } from "./moderation-steps";
import { describeOn, firestore, sqlite } from "./stores";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const fine = { mutedUntil: null, isBanned: false };

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "What was decided", (open) => {
    const { fan, said, report, moderator, decides, caseOf, stateOf, reportsOf } =
      moderationSteps(open);
    describe.concurrent("within ten minutes", () => {
      it("a decision is taken back by its moderator, and everything waits as it did", async () => {
        const { id, author } = await said();
        await report(id, { reporter: null, details: "Look" });
        const by = await moderator();
        const before = await caseOf(id);
        const { decision } = await taken(decides(by, "ban", id));
        const taking = { id: decision.id, moderator: by, now: NOW + 1 };
        expect(await undo(open(), targets, { ...taking, moderator: await moderator() })).toBeNull();
        expect(await undo(open(), targets, { ...taking, now: NOW + UNDO_MS })).toBeNull();
        await report(id, { reporter: null, now: NOW + 1 }).then(({ outcome }) =>
          expect(outcome).toBe("settled"),
        );
        expect(await undo(open(), targets, taking)).toMatchObject({ outcome: "ban" });
        expect(await stateOf(id)).toBe("shown");
        expect(await readConduct(open(), author.id)).toEqual(fine);
        expect(await caseOf(id)).toMatchObject({ ...before, revision: 2 });
        expect((await reportsOf(id)).map(({ details }) => details)).toEqual(["Look"]);
        expect(await readDecision(open(), decision.id)).toMatchObject({ state: "undone" });
        expect(await undo(open(), targets, taking)).toBeNull();
      });

      it("what was shown again is hidden again, and what was reported since is added", async () => {
        const { id } = await said();
        for (let count = 0; count < 3; count += 1) await report(id);
        const by = await moderator();
        const { decision } = await taken(decides(by, "restore", id));
        await report(id, { reason: "spam" });
        expect(
          await undo(open(), targets, { id: decision.id, moderator: by, now: NOW }),
        ).not.toBeNull();
        expect(await stateOf(id)).toBe("hidden");
        expect(await caseOf(id)).toMatchObject({
          ...{ waitingSince: NOW, reports: 4, isHeld: true, ofStanding: 4 },
          reasons: { hateful: 3, spam: 1 },
        });
      });

      it("one mute is taken back, and another one stays", async () => {
        const author = fan();
        const [first, second] = [await said("One", author), await said("Two", author)];
        const by = await moderator();
        for (const { id } of [first, second]) await report(id);
        await taken(decides(by, "mute-7", first.id));
        const { decision } = await taken(decides(by, "ban", second.id));
        await undo(open(), targets, { id: decision.id, moderator: by, now: NOW });
        expect(await readConduct(open(), author.id)).toEqual({
          ...{ mutedUntil: NOW + 7 * DAY_MS, isBanned: false },
        });
      });
    });

    describe.concurrent("an appeal", () => {
      /** A reply that was hidden, and its author muted. */
      async function muted() {
        const { id, author } = await said("Was that so bad?");
        await report(id);
        const by = await moderator();
        const { decision } = await taken(decides(by, "mute-30", id));
        const appeals = (change = {}) =>
          appeal(open(), {
            ...{ id: decision.id, userId: author.id, text: "It was a joke", now: NOW + DAY_MS },
            ...change,
          });
        return { id, author, by, decision, appeals };
      }

      it("waits for a moderator once, within 30 days, and is the author's alone", async () => {
        const { id, appeals, decision } = await muted();
        expect(await appeals({ userId: randomUUID() })).toBe(false);
        expect(await appeals({ now: NOW + 30 * DAY_MS })).toBe(false);
        expect(await appeals({ id: "../x" })).toBe(false);
        expect(await appeals()).toBe(true);
        expect(await appeals()).toBe(false);
        expect(await caseOf(id)).toMatchObject({ isAppealed: true, waitingSince: NOW + DAY_MS });
        expect(await readDecision(open(), decision.id)).toMatchObject({
          appeal: { text: "It was a joke", at: NOW + DAY_MS, decision: null },
        });
      });

      it("is decided by another moderator, and gives back what was taken", async () => {
        const { id, author, by, decision, appeals } = await muted();
        await appeals();
        expect(await decides(by, "restore", id)).toBe("own");
        const other = await moderator();
        expect(await decides(other, "hide", id)).toBe("impossible");
        const granted = await taken(decides(other, "restore", id));
        expect(await stateOf(id)).toBe("shown");
        expect(await readConduct(open(), author.id)).toEqual(fine);
        expect(await readDecision(open(), decision.id)).toMatchObject({
          ...{ state: "overturned", appeal: { decision: granted.decision.id } },
        });
        await undo(open(), targets, { id: granted.decision.id, moderator: other, now: NOW });
        expect(await stateOf(id)).toBe("hidden");
        expect(await readConduct(open(), author.id)).toMatchObject({
          mutedUntil: NOW + 30 * DAY_MS,
        });
        expect(await readDecision(open(), decision.id)).toMatchObject({
          ...{ state: "stands", appeal: { decision: null } },
        });
        expect(await caseOf(id)).toMatchObject({ isAppealed: true, decision: decision.id });
      });

      it("that is refused changes nothing, and there is no second one", async () => {
        const { id, author, appeals, decision } = await muted();
        await appeals();
        const refused = await taken(decides(await moderator(), "dismiss", id));
        expect(await stateOf(id)).toBe("hidden");
        expect(await readConduct(open(), author.id)).toMatchObject({ isBanned: false });
        expect(await readDecision(open(), decision.id)).toMatchObject({
          ...{ state: "stands", appeal: { decision: refused.decision.id } },
        });
        expect(await appeals()).toBe(false);
        expect(await appeals({ id: refused.decision.id })).toBe(false);
      });
    });

    describe.concurrent("the log and the queue", () => {
      it("have everything in order, by cursor, whatever is decided meanwhile", async () => {
        const ids: string[] = [];
        for (let count = 0; count < 4; count += 1) {
          const { id } = await said(`Words ${count}`);
          await report(id, { now: 1000 + count });
          ids.push(id);
        }
        const first = await waitingCases(open(), 2);
        expect(first.cases.map(({ targetId }) => targetId)).toEqual(ids.slice(0, 2));
        const by = await moderator();
        await taken(decides(by, "dismiss", ids[0] ?? "", { now: 4_000_000_000_000 }));
        const second = await waitingCases(open(), 2, first.cursor);
        expect(second.cases.map(({ targetId }) => targetId)).toEqual(ids.slice(2));
        await taken(decides(by, "hide", ids[1] ?? "", { now: 4_000_000_000_001 }));
        const log = await listDecisions(open(), {}, 1, null);
        expect(log.decisions).toMatchObject([{ targetId: ids[1] }]);
        const next = await listDecisions(open(), {}, 1, log.cursor);
        expect(next.decisions).toMatchObject([{ targetId: ids[0] }]);
      });
    });

    describe.concurrent("a deleted account", () => {
      it("leaves entries without it, and nothing that waits", async () => {
        const { id, author } = await said("Decided");
        await report(id);
        const by = await moderator();
        const { decision } = await taken(decides(by, "warn", id));
        await appeal(open(), { id: decision.id, userId: author.id, text: "Please", now: NOW });
        const waiting = await said("Waiting", author);
        await report(waiting.id);
        await leaveModeration(open(), author.id, NOW + 5);
        expect(await decisionsAbout(open(), author.id)).toEqual([]);
        const entry = await readDecision(open(), decision.id);
        expect(entry).toMatchObject({ outcome: "warn", userId: null, targetId: "", appeal: null });
        for (const targetId of [id, waiting.id]) {
          const left = await caseOf(targetId);
          expect(left).not.toHaveProperty("waitingSince");
          expect(JSON.stringify(left)).not.toMatch(new RegExp(`Decided|Waiting|${author.id}`));
          expect(await reportsOf(targetId)).toEqual([]);
        }
        const closing = await readDecision(open(), (await caseOf(waiting.id))?.decision ?? "");
        expect(closing).toMatchObject({ outcome: "gone", userId: null, targetId: "" });
        await leaveModeration(open(), author.id, NOW + 6);
      });

      it("of a moderator leaves what was decided, by nobody", async () => {
        const { id } = await said();
        await report(id);
        const by = await moderator();
        const { decision } = await taken(decides(by, "hide", id));
        await leaveModeration(open(), by, NOW);
        expect(await readDecision(open(), decision.id)).toMatchObject({
          outcome: "hide",
          by: null,
        });
      });
    });
  });
}
