import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { periodOf } from "~/play/editions/schedule.server";
import { claimGames, undoClaim } from "~/play/player/claims.server";
import { newVisitorId, visitorCookie } from "~/play/player/player-cookie.server";
import { readPlayedDays } from "~/play/player/recorded.server";
import { mayBeForFun, readMonth, readTitle } from "~/play/player/records";
import { totalsOf } from "~/play/rules/results";
import { sentBack } from "../fixtures/rules-request";
import { askedTitle, sealedTitle, weeklyTitle } from "../fixtures/test-titles";
import { browserOf, NOON, stored, storeInPlace, TODAY, WRONG } from "./play-steps";

const games = [sealedTitle, askedTitle, weeklyTitle];
const titles = games.map(stored);

/** What somebody does, in the order in which it happens. */
type Step =
  | {
      does: "finish" | "finish twice" | "begin for fun";
      as: "account" | "visitor";
      game: number;
      on: string;
    }
  | { does: "claim" | "undo" };

/** Past the last day of all their editions. */
const AFTERWARDS = "2026-12-05";
const days = ["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02"];
const finish = fc.record({
  does: fc.constantFrom("finish" as const, "finish twice" as const, "begin for fun" as const),
  as: fc.constantFrom("account" as const, "visitor" as const, "visitor" as const),
  game: fc.nat({ max: games.length - 1 }),
  on: fc.constantFrom(...days),
});
const move = fc.record({ does: fc.constantFrom("claim" as const, "undo" as const) });
/** Long enough that there is something to claim, and to undo. */
const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(finish, move), {
  minLength: 8,
  maxLength: 14,
});

/** A player's days are what the results say, whatever has happened, on any store. */
export function playedDays(numRuns: number): void {
  it("what the days say is what the results say, after finishes, retries, claims and undos", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const people = { account: randomUUID(), visitor: newVisitorId() };
        for (const step of all) await happens(step, people);
        for (const player of Object.values(people)) {
          const { dates, totals, rows, forFun } = await saidOf(player);
          const results = await resultsOf(player, dates);
          expect(rows).toEqual(results.rows);
          expect(Object.fromEntries(totals)).toEqual(results.totals);
          const dated = Array.from(dates).flatMap(([date, slugs]) =>
            slugs.map((slug) => `${date} ${slug}`),
          );
          expect(dated.sort()).toEqual(rows.map(({ playedOn, slug }) => `${playedOn} ${slug}`));
          const begun = await begunForFun(player);
          expect(begun.filter(({ slug, date }) => !forFun.dates.get(date)?.includes(slug))).toEqual(
            [],
          );
          const isKnown = !mayBeForFun(forFun, "another-title", TODAY);
          expect(isKnown || begun.length + rows.length === 0).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it("a finish is in the month of its day, with its points, and leaves no empty month", async () => {
    const people = { account: randomUUID(), visitor: newVisitorId() };
    await happens({ does: "finish", as: "visitor", game: 2, on: "2026-12-02" }, people);
    const { rows, totals } = await saidOf(people.visitor);
    const result = { date: "2026-11-27", score: 1, outOf: 3, points: 300 };
    expect(rows).toMatchObject([{ slug: "weekly-doors", playedOn: "2026-12-02", result }]);
    expect(totals.get("weekly-doors")).toMatchObject({ plays: 1, points: 300 });
    await happens({ does: "claim" }, people);
    const { documents } = await monthsOf(people.visitor);
    expect(documents).toEqual([]);
    expect((await saidOf(people.account)).rows).toEqual(rows);
  });
}

type People = { account: string; visitor: string };

async function happens(step: Step, { account, visitor }: People): Promise<void> {
  const now = Date.parse("2026-12-02T12:00:00Z");
  if (step.does === "claim") {
    await claimGames(storeInPlace(), titles, { visitorId: visitor, userId: account }, now);
  } else if (step.does === "undo") {
    await undoClaim(storeInPlace(), account, now);
  } else if ("game" in step) {
    const { does, as, game, on } = step;
    const now = NOON.replace(TODAY, does === "begin for fun" ? AFTERWARDS : on);
    const browser = browserOf(games[game], as === "account" ? account : null, now);
    if (as === "visitor") browser.plant(sentBack(visitorCookie(visitor)));
    if (does === "begin for fun") {
      const { schedule } = titles[game] as (typeof titles)[number];
      await browser.start({ date: periodOf(schedule, on) });
      return;
    }
    const started = await browser.start();
    await browser.moves(started, WRONG);
    if (does === "finish twice") await browser.moves(started, WRONG);
  }
}

const monthsOf = (userId: string) =>
  storeInPlace().query("days", { where: { userId }, limit: 500 });

async function saidOf(player: string) {
  const { dates, totals, forFun } = await readPlayedDays(storeInPlace(), player);
  const { documents } = await monthsOf(player);
  const rows = documents.flatMap(({ id, data }) => {
    const month = readMonth(data);
    expect(month.every(({ playedOn }) => id === `${player}.${playedOn.slice(0, 7)}`)).toBe(true);
    return month;
  });
  return { dates, totals, rows, forFun };
}

/** The editions without a result of which a player has a Friendly. */
async function begunForFun(userId: string) {
  const { documents } = await storeInPlace().query("attempts", { where: { userId }, limit: 500 });
  return documents
    .filter(({ data }) => data.friendly && !data.result)
    .map(({ data }) => ({ slug: String(data.game), date: String(data.date) }));
}

/** The same from the titles' records alone, but for the day of a week on which its title was finished. */
async function resultsOf(player: string, dates: ReadonlyMap<string, readonly string[]>) {
  const records = await Promise.all(
    titles.map(async (title) => {
      const record = readTitle(await storeInPlace().get("titles", `${player}.${title.slug}`));
      return { ...title, record };
    }),
  );
  const rows = records.flatMap(({ slug, schedule, record }) =>
    record.results.map((result) => {
      const isIt = ([day, slugs]: readonly [string, readonly string[]]) =>
        slugs.includes(slug) && periodOf(schedule, day) === result.date;
      return { slug, playedOn: [...dates].find(isIt)?.[0] ?? "", result };
    }),
  );
  const played = records.filter(({ record }) => record.results.length > 0);
  return {
    rows: rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    totals: Object.fromEntries(played.map(({ slug, record }) => [slug, totalsOf(record)])),
  };
}

const keyOf = ({ playedOn, slug }: { playedOn: string; slug: string }) => `${playedOn} ${slug}`;
