import { expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { askedEdition, nextEditionAt } from "./asked-edition.server";

setVariables({ TEST_HOOKS: "on" });

const daily = { firstDate: "2026-11-16", period: "day", editions: [1] } as const;
const weekly = { firstDate: "2026-11-06", period: "week", editions: [1] } as const;

it.each([
  [daily, null, "2026-11-21", true],
  [daily, "2026-11-21", "2026-11-21", true],
  [daily, "2026-11-20", "2026-11-20", false],
  [daily, "2026-11-16", "2026-11-16", false],
  [daily, "2026-11-15", "2026-11-21", true],
  [daily, "2026-11-22", "2026-11-21", true],
  [daily, "2026-02-30", "2026-11-21", true],
  [daily, "", "2026-11-21", true],
  [weekly, null, "2026-11-20", true],
  [weekly, "2026-11-20", "2026-11-20", true],
  [weekly, "2026-11-19", "2026-11-13", false],
  [weekly, "2026-11-05", "2026-11-20", true],
])("with %o, asked for %j, it is that of %s (current: %s)", (schedule, wanted, date, isCurrent) => {
  expect(askedEdition(schedule, "2026-11-21", wanted)).toEqual({ date, isCurrent });
});

it.each([
  [daily, "UTC", "2026-11-22T00:00:00.000Z"],
  [daily, "Asia%2FTokyo", "2026-11-22T15:00:00.000Z"],
  [weekly, "UTC", "2026-11-27T00:00:00.000Z"],
])("with %o in %s the next edition begins at %s", (schedule, zone, moment) => {
  const seam = JSON.stringify({ now: "2026-11-21T20:00:00Z" });
  const headers = { Cookie: `tz=${zone}`, "x-test-hooks": seam };
  const request = new Request("http://localhost/", { headers });
  expect(new Date(nextEditionAt(request, schedule)).toISOString()).toBe(moment);
});
