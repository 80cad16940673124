import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { targets } from "~/community/targets.server";
import { leaveAll, makeLeague } from "~/people/leagues/league-members.server";
import { renameLeague } from "~/people/leagues/league-owner.server";
import { findLeague } from "~/people/leagues/league-store.server";
import type { CaseKind } from "~/people/moderation/case";
import { readConduct } from "~/people/moderation/conduct.server";
import { undo } from "~/people/moderation/judging.server";
import { savedName } from "~/people/profile/profile-store.server";
import { readShared } from "~/play/player/answers.server";
import { newVisitorId } from "~/play/player/player-cookie.server";
import { NOW } from "../fixtures/new-thread";
import { moderationSteps, taken } from "./moderation-steps";
import { describeOn, firestore, sqlite } from "./stores";

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "Moderation of names", (open) => {
    const { report, moderator, decides, caseOf, fan } = moderationSteps(open);

    async function league(name = "Bad name") {
      const owner = fan();
      const made = await makeLeague(open(), owner, { name, timeZone: "UTC", now: NOW });
      if (typeof made === "string") throw new Error(made);
      return { id: made.id, owner };
    }

    async function profile(displayName: string) {
      const userId = randomUUID();
      await open().set("profiles", userId, { version: 1, displayName, playerNumber: 7 });
      return userId;
    }

    const nameOf = {
      league: async (id: string) => (await findLeague(open(), id))?.name,
      name: async (id: string) => (await savedName(open(), id)).name,
    };

    describe.concurrent.each([
      ["league", async () => (await league()).id, "A league"],
      ["name", () => profile("Bad name"), "A fan"],
    ] as const)("a %s", (kind, make, replacement) => {
      it("is replaced, and comes back with Undo and with a decision to show it", async () => {
        const id = await make();
        await report(id, { kind, seen: "Bad name" });
        const by = await moderator();
        const { decision: hidden } = await taken(decides(by, "hide", id, { kind }));
        expect(await nameOf[kind](id)).toBe(replacement);
        await undo(open(), targets, { id: hidden.id, moderator: by, now: NOW });
        expect(await nameOf[kind](id)).toBe("Bad name");
        await taken(decides(by, "warn", id, { kind }));
        expect(await nameOf[kind](id)).toBe(replacement);
      });

      it("is never hidden by reports alone", async () => {
        const id = await make();
        for (let count = 0; count < 4; count += 1) await report(id, { kind });
        expect(await nameOf[kind](id)).toBe("Bad name");
        expect(await caseOf(id, kind)).toMatchObject({ reports: 4, said: "Bad name" });
      });
    });

    it("leaves a new name alone when the former one is shown again", async () => {
      const { id, owner } = await league();
      await report(id, { kind: "league" });
      const by = await moderator();
      const { decision } = await taken(decides(by, "hide", id, { kind: "league" }));
      await renameLeague(open(), id, owner.id, "Better name");
      await undo(open(), targets, { id: decision.id, moderator: by, now: NOW });
      expect(await nameOf.league(id)).toBe("Better name");
    });

    it("keeps all else of a profile whose name is replaced, and makes one for who has none", async () => {
      const id = await profile("Bad name");
      await report(id, { kind: "name" });
      await taken(decides(await moderator(), "hide", id, { kind: "name" }));
      expect(await open().get("profiles", id)).toMatchObject({
        displayName: "A fan",
        playerNumber: 7,
      });
      const without = randomUUID();
      await report(without, { kind: "name", seen: "Name of the account" });
      const by = await moderator();
      const { decision: hidden } = await taken(decides(by, "hide", without, { kind: "name" }));
      expect(await nameOf.name(without)).toBe("A fan");
      await undo(open(), targets, { id: hidden.id, moderator: by, now: NOW });
      expect(await nameOf.name(without)).toBe("Name of the account");
    });

    it("hides the name on a challenge, and mutes no visitor", async () => {
      const [ofAccount, ofVisitor] = [
        `quiz.2026-11-24.${randomUUID()}`,
        `quiz.2026-11-24.${randomUUID()}`,
      ];
      const userId = randomUUID();
      await open().set("finishes", ofAccount, { userId, answers: 2 });
      await open().set("finishes", ofVisitor, { userId: newVisitorId() });
      const kind: CaseKind = "signature";
      const by = await moderator();
      for (const id of [ofAccount, ofVisitor]) await report(id, { kind, seen: "Bad name" });
      expect(await decides(by, "mute-1", ofVisitor, { kind })).toBe("impossible");
      await taken(decides(by, "hide", ofVisitor, { kind }));
      await taken(decides(by, "mute-1", ofAccount, { kind }));
      for (const id of [ofAccount, ofVisitor]) {
        expect(await readShared(open(), id)).toMatchObject({ isNameHidden: true });
      }
      expect(await readConduct(open(), userId)).toMatchObject({ mutedUntil: expect.any(Number) });
      expect(await readShared(open(), ofAccount)).toMatchObject({ answers: 2, userId });
    });

    it("has nothing to decide but about the owner once a league has ended", async () => {
      const { id, owner } = await league();
      await report(id, { kind: "league" });
      await leaveAll(open(), owner.id);
      const by = await moderator();
      expect(await decides(by, "hide", id, { kind: "league" })).toBe("impossible");
      await taken(decides(by, "dismiss", id, { kind: "league" }));
    });
  });
}
