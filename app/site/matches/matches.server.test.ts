import { describe, expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { localMatches, sampleMatch } from "./matches.server";
import { sampleMatches } from "./sample-matches";

setVariables({ TEST_HOOKS: "on" });

function asking(now: string, timeZone?: string): Request {
  const headers = new Headers({ "x-test-hooks": JSON.stringify({ now }) });
  if (timeZone) headers.set("Cookie", `tz=${encodeURIComponent(timeZone)}`);
  return new Request("http://localhost/feed", { headers });
}

async function matches(now: string, timeZone?: string) {
  const settled = await localMatches(asking(now, timeZone));
  if (settled.status !== "ready") throw new Error("No matches came.");
  return settled.items;
}

describe("the matches", () => {
  it("are in the order of their kick-offs, yesterday's first, at any time", async () => {
    for (const now of ["2026-11-21T10:00:00Z", "2028-02-28T23:59:00Z"]) {
      const dates = (await matches(now)).map(({ date }) => Date.parse(date));
      expect(dates).toEqual([...dates].sort((a, b) => a - b));
      expect(dates[0]).toBeLessThan(Date.parse(now));
      expect(dates.at(-1)).toBeGreaterThan(Date.parse(now));
    }
  });

  it.each([
    [undefined, "Sat 21 Nov", "20:45"],
    ["Africa/Johannesburg", "Sat 21 Nov", "20:45"],
    ["Asia/Tokyo", "Sun 22 Nov", "03:45"],
    ["America/New_York", "Sat 21 Nov", "13:45"],
    ["No/Where", "Sat 21 Nov", "20:45"],
  ])("kick off by the viewer's clock: %s", async (timeZone, day, time) => {
    const items = await matches("2026-11-21T10:00:00Z", timeZone);
    const match = items.find(({ id }) => id === "vila-do-mar-porto-claro");
    expect(match).toMatchObject({ date: "2026-11-21T18:45:00.000Z", day, time });
  });

  it("are cached for ten minutes, and shown in each viewer's time zone", async () => {
    const first = async (now: string, zone: string) => (await matches(now, zone))[0];
    const before = await first("2027-01-10T21:55:00Z", "Africa/Johannesburg");
    expect(before).toMatchObject({ day: "Sat 9 Jan", time: "19:30" });
    const kept = await first("2027-01-10T22:04:00Z", "UTC");
    expect(kept).toMatchObject({ date: before?.date, day: "Sat 9 Jan", time: "17:30" });
    const next = await first("2027-01-10T22:05:00Z", "UTC");
    expect(next).toMatchObject({ day: "Sun 10 Jan", time: "17:30" });
  });

  it("are samples, which have a page of ours", async () => {
    const now = "2026-11-21T10:00:00Z";
    for (const match of await matches(now)) {
      expect(match.matchviewUrl).toBeNull();
      expect(sampleMatch(asking(now), match.id)).toEqual(match);
    }
    expect(sampleMatch(asking(now), "constructor")).toBeNull();
  });

  it("have an id each", () => {
    expect(new Set(sampleMatches.map(({ id }) => id)).size).toBe(sampleMatches.length);
  });
});
