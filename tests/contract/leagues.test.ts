import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dayPoints } from "~/people/leagues/day-points.server";
import type { League } from "~/people/leagues/league";
import {
  joinLeague,
  leaveAll,
  leaveLeague,
  makeLeague,
  muteLeague,
} from "~/people/leagues/league-members.server";
import {
  endLeague,
  handOver,
  isOwner,
  removeMember,
  renameLeague,
  renewCode,
} from "~/people/leagues/league-owner.server";
import {
  findByCode,
  findLeague,
  LEAGUES,
  leaguesOf,
  MEMBERSHIPS,
} from "~/people/leagues/league-store.server";
import { closedWeek, dueLeagues, settleLeague } from "~/people/leagues/settle-league.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { recordResults } from "~/play/player/player-records.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { sealedTitle, weeklyTitle } from "../fixtures/test-titles";
import { describeOn, firestore, sqlite } from "./stores";

const NOW = Date.parse("2026-11-25T10:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
/** Monday at six, and the Monday that begins the week that is over then. */
const CLOSING = Date.parse("2026-11-30T04:00:00Z");
const WEEK = "2026-11-23";

const daily = storedTitle(sealedTitle);
const weekly = storedTitle(weeklyTitle);
const person = (name = "Zola") => ({ id: randomUUID(), name });

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "A league", (open) => {
    const points = () => ({ store: open(), titles: [daily, weekly] });

    async function made(founder = person(), now = NOW) {
      const options = { name: "School run", timeZone: "Africa/Johannesburg", now };
      const outcome = await makeLeague(open(), founder, options);
      if (typeof outcome === "string") throw new Error(outcome);
      return { founder, ...outcome };
    }

    async function found(id: string): Promise<League> {
      const league = await findLeague(open(), id);
      if (!league) throw new Error("The league has ended.");
      return league;
    }

    /** Closes what is over at a moment; returns who was told of which week. */
    async function closeAt(league: League, now: number): Promise<string[]> {
      const told: string[] = [];
      await settleLeague(points(), league, now, async (userIds, week) => {
        told.push(...userIds.map((userId) => `${week} ${userId}`));
      });
      return told;
    }

    async function withFriend() {
      const { founder, id } = await made();
      const friend = person("Thandi");
      const { code } = await found(id);
      await joinLeague(open(), friend, code);
      return { founder, friend, id, code };
    }

    /** Finishes a title on a day, with a share of 10 points each. */
    const plays = (
      userId: string,
      playedOn: string,
      won: number,
      { slug = daily.slug, date = playedOn, isTooQuick = false } = {},
    ) => {
      const outcome = { isWin: true, score: won, outOf: 10, points: won * 100 };
      const mark = isTooQuick ? { isTooQuick } : {};
      const result = { date, edition: 1, ...outcome, elapsed: 1000, isLate: false, ...mark };
      return open().transaction((transaction) =>
        recordResults(transaction, userId, [{ slug, playedOn, result }]),
      );
    };

    const seatOf = async (id: string, userId: string) =>
      (await found(id)).members.find((member) => member.userId === userId)?.seat ?? "";

    describe.concurrent("and its members", () => {
      it("has one place left for those who join at once", async () => {
        const { founder, id } = await made();
        const league = await found(id);
        const others = Array.from({ length: 48 }, (_, seat) => ({
          ...{ seat: `seat-${seat}`, userId: randomUUID(), name: "Fan", isMuted: false },
        }));
        const { id: _, ...stored } = { ...league, members: [...league.members, ...others] };
        await open().set(LEAGUES, id, stored);
        const rivals = [person(), person(), person()];
        const joined = await Promise.all(
          rivals.map((rival) => joinLeague(open(), rival, league.code)),
        );
        const outcomes = joined.map(({ outcome }) => outcome);
        expect(outcomes.sort()).toEqual(["full", "full", "joined"]);
        expect((await found(id)).members).toHaveLength(50);
        const lists = await Promise.all(rivals.map((rival) => leaguesOf(open(), rival.id)));
        expect(lists.filter((ids) => ids.includes(id))).toHaveLength(1);
        expect(await leaguesOf(open(), founder.id)).toEqual([id]);
      });

      it("is joined once, however often that is pressed", async () => {
        const { id, friend, code } = await withFriend();
        const again = await Promise.all([1, 2].map(() => joinLeague(open(), friend, code)));
        expect(again).toEqual([
          { outcome: "again", id },
          { outcome: "again", id },
        ]);
        expect((await found(id)).members).toHaveLength(2);
        expect(await leaguesOf(open(), friend.id)).toEqual([id]);
      });

      it("lets a removed member not back in by the same code, but by a new one", async () => {
        const { founder, friend, id, code } = await withFriend();
        const seat = await seatOf(id, friend.id);
        expect(await removeMember(open(), id, friend.id, await seatOf(id, founder.id))).toBe(false);
        expect(await removeMember(open(), id, founder.id, seat)).toBe(true);
        expect(await leaguesOf(open(), friend.id)).toEqual([]);
        expect(await joinLeague(open(), friend, code)).toEqual({ outcome: "removed" });
        await renewCode(open(), id, founder.id);
        expect(await joinLeague(open(), friend, (await found(id)).code)).toMatchObject({
          outcome: "joined",
        });
      });

      it("has one code: the former one leads nowhere", async () => {
        const { founder, friend, id, code } = await withFriend();
        expect((await findByCode(open(), code))?.id).toBe(id);
        expect(await renewCode(open(), id, friend.id)).toBe(false);
        expect(await renewCode(open(), id, founder.id)).toBe(true);
        const { code: renewed } = await found(id);
        expect(renewed).not.toBe(code);
        expect(await findByCode(open(), code)).toBeNull();
        expect((await findByCode(open(), renewed))?.id).toBe(id);
        expect(await joinLeague(open(), person(), code)).toEqual({ outcome: "unknown" });
      });

      it("goes to who has been in it longest when its owner's account is deleted", async () => {
        const { founder, friend, id, code } = await withFriend();
        await joinLeague(open(), person("Sipho"), code);
        await leaveAll(open(), founder.id);
        const league = await found(id);
        expect(league.members.map(({ name }) => name)).toEqual(["Thandi", "Sipho"]);
        expect(isOwner(league, friend.id)).toBe(true);
        expect(JSON.stringify(league)).not.toContain(founder.id);
        expect(await leaguesOf(open(), founder.id)).toEqual([]);
      });

      it("ends with its last member, and when its owner ends it", async () => {
        const { founder, id } = await made();
        const { code } = await found(id);
        await leaveLeague(open(), id, founder.id);
        expect(await findLeague(open(), id)).toBeNull();
        expect(await findByCode(open(), code)).toBeNull();
        const other = await withFriend();
        expect(await endLeague(open(), other.id, other.friend.id)).toBe(false);
        expect(await endLeague(open(), other.id, other.founder.id)).toBe(true);
        expect(await findLeague(open(), other.id)).toBeNull();
        expect(await open().get(MEMBERSHIPS, other.friend.id)).toBeNull();
      });

      it("obeys its owner, who can hand it over, and each member for what is theirs", async () => {
        const { founder, friend, id } = await withFriend();
        expect(await renameLeague(open(), id, friend.id, "Mine")).toBe(false);
        expect(await handOver(open(), id, founder.id, await seatOf(id, friend.id))).toBe(true);
        expect(await renameLeague(open(), id, founder.id, "Mine")).toBe(false);
        expect(await renameLeague(open(), id, friend.id, "Ours")).toBe(true);
        expect(await muteLeague(open(), id, founder.id, true)).toBe(true);
        expect(await muteLeague(open(), id, person().id, true)).toBe(false);
        const { name, members } = await found(id);
        expect(name).toBe("Ours");
        expect(members.map(({ isMuted }) => isMuted)).toEqual([true, false]);
      });

      it("is one of ten at most, five made a day", async () => {
        const founder = person();
        for (let count = 0; count < 10; count++) {
          const now = NOW + Math.floor(count / 5) * DAY_MS;
          await made(founder, now);
          if (count !== 4) continue;
          await expect(made(founder, now)).rejects.toThrow("tooManyMade");
        }
        await expect(made(founder, NOW + 2 * DAY_MS)).rejects.toThrow(/^tooMany$/);
        const { code } = await found((await made()).id);
        expect(await joinLeague(open(), founder, code)).toEqual({ outcome: "tooMany" });
      });
    });

    describe.concurrent("and its weeks", () => {
      it("counts the current editions of a day, no past one, and nothing that was too quick", async () => {
        const { id } = person();
        await plays(id, "2026-11-24", 7);
        await plays(id, "2026-11-24", 9, { date: "2026-11-20" });
        await plays(id, "2026-11-25", 4, { slug: weekly.slug, date: "2026-11-20" });
        await plays(id, "2026-11-26", 10, { isTooQuick: true });
        const dates = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
        expect(await dayPoints(open(), id, [daily, weekly], dates)).toEqual([null, 700, 400, 0]);
      });

      it("is closed once by those who look at once, and no later game changes it", async () => {
        const { founder, friend, id } = await withFriend();
        await plays(founder.id, "2026-11-24", 6);
        await plays(friend.id, "2026-11-29", 9);
        const league = await found(id);
        const told = [founder.id, friend.id].map((userId) => `${WEEK} ${userId}`);
        expect(await closeAt(league, CLOSING - 1)).toEqual([]);
        const both = await Promise.all([1, 2].map(() => closeAt(league, CLOSING)));
        expect(new Set(both.flat())).toEqual(new Set(told));
        await plays(founder.id, "2026-11-28", 10);
        const seats = [await seatOf(id, friend.id), await seatOf(id, founder.id)];
        expect(await closedWeek(open(), id, WEEK)).toEqual([
          { seat: seats[0], points: 900 },
          { seat: seats[1], points: 600 },
        ]);
        const { champions, week } = await found(id);
        expect(champions).toEqual([{ week: WEEK, seats: [seats[0]], points: 900 }]);
        expect(week).toBe("2026-11-30");
      });

      it("is open as long as nobody was told, and closed by the next who looks", async () => {
        const { founder, id } = await withFriend();
        await plays(founder.id, "2026-11-24", 6);
        const isKilled = settleLeague(points(), await found(id), CLOSING, () =>
          Promise.reject(new Error("Killed.")),
        );
        await expect(isKilled).rejects.toThrow("Killed.");
        expect(await closedWeek(open(), id, WEEK)).toBeNull();
        expect(await closeAt(await found(id), CLOSING)).toHaveLength(2);
        expect(await closedWeek(open(), id, WEEK)).toHaveLength(2);
        expect(await closeAt(await found(id), CLOSING)).toEqual([]);
      });

      it("keeps the points of a member whose account was deleted, without telling whose", async () => {
        const { founder, friend, id } = await withFriend();
        await plays(friend.id, "2026-11-24", 8);
        const seat = await seatOf(id, friend.id);
        await closeAt(await found(id), CLOSING);
        await leaveAll(open(), friend.id);
        const rows = await closedWeek(open(), id, WEEK);
        expect(rows?.[0]).toEqual({ seat, points: 800 });
        const league = await found(id);
        expect(league.champions[0]?.seats).toEqual([seat]);
        expect(JSON.stringify([league, rows])).not.toContain(friend.id);
        expect(league.members.map(({ userId }) => userId)).toEqual([founder.id]);
      });

      it("has no champion in a week without a game, and catches up after a long silence", async () => {
        const { founder, id } = await withFriend();
        const later = CLOSING + 20 * 7 * DAY_MS;
        await plays(founder.id, "2027-04-14", 5);
        const told = await closeAt(await found(id), later);
        const league = await found(id);
        expect(league.champions.map(({ week }) => week)).toEqual(["2027-04-12"]);
        expect(league.closesAt).toBeGreaterThan(later);
        expect(told).toHaveLength(2);
        expect(await closedWeek(open(), id, WEEK)).toBeNull();
      });

      it("is due when its week is over", async () => {
        const { id } = await made(person(), NOW - 400 * 7 * DAY_MS);
        const isDue = async (now: number) =>
          (await dueLeagues(open(), now)).some((league) => league.id === id);
        const { closesAt } = await found(id);
        expect(await isDue(closesAt - 1)).toBe(false);
        expect(await isDue(closesAt)).toBe(true);
      });
    });

    it("says nothing of what is no league", async () => {
      const ids = ["", "x", "../leagues", "0".repeat(16), "A".repeat(16)];
      const leagues = await Promise.all(ids.map((id) => findLeague(open() as DocumentStore, id)));
      expect(leagues.every((league) => league === null)).toBe(true);
    });
  });
}
