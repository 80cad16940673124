import fc from "fast-check";
import { expect, it } from "vitest";
import { dateAt, timeZoneOf } from "./calendar-date.server";
import { readerDate } from "./reader-date.server";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;

const spelledOut = Array.from(
  "Pacific/Kiritimati",
  (letter) => `%${letter.charCodeAt(0).toString(16)}`,
).join("");

const cookie = fc.oneof(
  fc.constantFrom(
    "",
    "tz=",
    "tz=Pacific%2FKiritimati",
    "theme=dark; tz=Pacific%2FPago_Pago",
    "tz=Asia%2FTokyo;x=y",
    "tz=Europe/Berlin",
    `tz=${spelledOut}`,
    `tz=${"x".repeat(200)}`,
    "tz=%E0%A4%A",
  ),
  fc.string().map((value) => `tz=${value}`),
);

it("is the date in the zone that the cookie names, whatever was asked before and however the clock goes", () => {
  fc.assert(
    fc.property(cookie, fc.integer({ min: -60, max: 60 }), (header, hours) => {
      const now = NOON + hours * HOUR_MS;
      expect(readerDate(header, now)).toBe(dateAt(now, timeZoneOf(header)));
    }),
  );
});
