import { afterEach, describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { testHooksRequest } from "../../../tests/fixtures/rules-request";
import { kickoffFor } from "./kickoff.server";

setVariables({ TEST_HOOKS: "on" });

afterEach(() => {
  vi.unstubAllEnvs();
});

const at = (now: string) => testHooksRequest({ now });

describe("the kick-off", () => {
  it.each([
    ["in the morning", "2026-11-21T06:00:00Z", "2026-12-06T16:00:00Z"],
    ["just before midnight in Johannesburg", "2026-11-21T21:59:59Z", "2026-12-06T16:00:00Z"],
    ["just after midnight in Johannesburg", "2026-11-21T22:00:00Z", "2026-12-07T16:00:00Z"],
    ["over the end of a year", "2026-12-20T12:00:00Z", "2027-01-04T16:00:00Z"],
  ])("is 15 days ahead at 18:00 in Johannesburg, asked %s", (_, now, kickoff) => {
    expect(new Date(kickoffFor(at(now)))).toEqual(new Date(kickoff));
  });

  it("is KICKOFF_AT when that is set", async () => {
    vi.stubEnv("KICKOFF_AT", "2027-01-15T20:00:00+02:00");
    vi.resetModules();
    const configured = await import("./kickoff.server");
    const kickoff = configured.kickoffFor(at("2026-11-21T06:00:00Z"));
    expect(new Date(kickoff)).toEqual(new Date("2027-01-15T18:00:00Z"));
  });
});
