import { afterEach, describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { testHooksRequest } from "../../../tests/fixtures/rules-request";
import { kickoffFor, nextKickoff } from "./kickoff.server";
import { seasons } from "./seasons";

setVariables({ TEST_HOOKS: "on" });

afterEach(() => {
  vi.unstubAllEnvs();
});

const at = (now: string) => testHooksRequest({ now });

describe("the kick-off", () => {
  it.each([
    ["before the first season", "2026-11-22T10:00:00Z", "2026-12-06T16:00:00Z", "Season 1"],
    ["a day later just the same", "2026-11-23T10:00:00Z", "2026-12-06T16:00:00Z", "Season 1"],
    ["while it is live", "2026-12-06T17:59:59Z", "2026-12-06T16:00:00Z", "Season 1"],
    ["two hours after it", "2026-12-06T18:00:00Z", "2027-03-07T16:00:00Z", "Season 2"],
    ["over the end of a year", "2027-01-01T12:00:00Z", "2027-03-07T16:00:00Z", "Season 2"],
  ])("is the next season's, asked %s", (_, now, kickoff, season) => {
    expect(kickoffFor(at(now))).toBe(Date.parse(kickoff));
    expect(nextKickoff(at(now)).season).toBe(season);
  });

  it("has the seasons in order, on Sundays at 18:00 in Johannesburg", () => {
    const times = seasons.map(({ kickoffAt }) => Date.parse(kickoffAt));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const time of times) expect(new Date(time).toISOString()).toMatch(/T16:00:00/);
    for (const time of times) expect(new Date(time).getUTCDay()).toBe(0);
  });

  it.each([
    ["in the morning", "2026-11-21T06:00:00Z", "2026-12-06T16:00:00Z"],
    ["just before midnight in Johannesburg", "2026-11-21T21:59:59Z", "2026-12-06T16:00:00Z"],
    ["just after midnight in Johannesburg", "2026-11-21T22:00:00Z", "2026-12-07T16:00:00Z"],
    ["over the end of a year", "2026-12-20T12:00:00Z", "2027-01-04T16:00:00Z"],
  ])("is without seasons 15 days ahead at 18:00 in Johannesburg, asked %s", (_, now, kickoff) => {
    const expected = { at: Date.parse(kickoff), season: null };
    expect(nextKickoff(at(now), [])).toEqual(expected);
  });

  it("is 15 days ahead once all seasons have begun", () => {
    const past = [{ name: "Season 0", kickoffAt: "2026-01-01T18:00:00+02:00" }];
    const expected = { at: Date.parse("2026-12-06T16:00:00Z"), season: null };
    expect(nextKickoff(at("2026-11-21T06:00:00Z"), past)).toEqual(expected);
  });

  it("is KICKOFF_AT when that is set", async () => {
    vi.stubEnv("KICKOFF_AT", "2027-01-15T20:00:00+02:00");
    vi.resetModules();
    const configured = await import("./kickoff.server");
    const kickoff = configured.kickoffFor(at("2026-11-21T06:00:00Z"));
    expect(new Date(kickoff)).toEqual(new Date("2027-01-15T18:00:00Z"));
    expect(configured.nextKickoff(at("2026-11-21T06:00:00Z")).season).toBe("Season 1");
  });
});
