import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import {
  clockTime,
  dateAt,
  daysBefore,
  daysBetween,
  fullDate,
  hourInDays,
  nextMidnight,
  placeOf,
  shortDate,
  timeZoneOf,
  weekInWords,
} from "./calendar-date.server";

const HOUR = 3_600_000;
const ms = (iso: string) => Date.parse(iso);

describe("dateAt", () => {
  it.each([
    ["2026-11-21T21:59:59.999Z", "Africa/Johannesburg", "2026-11-21"],
    ["2026-11-21T22:00:00Z", "Africa/Johannesburg", "2026-11-22"],
    ["2026-11-21T10:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
    ["2026-11-21T10:00:00Z", "Pacific/Pago_Pago", "2026-11-20"],
    ["2026-12-31T23:30:00Z", "Europe/Berlin", "2027-01-01"],
    ["2028-02-29T12:00:00Z", "UTC", "2028-02-29"],
    ["2026-11-21T18:29:59Z", "Asia/Kolkata", "2026-11-21"],
    ["2026-11-21T18:30:00Z", "Asia/Kolkata", "2026-11-22"],
  ])("at %s in %s is %s", (moment, timeZone, date) => {
    expect(dateAt(ms(moment), timeZone)).toBe(date);
  });
});

describe("nextMidnight", () => {
  it.each([
    ["Johannesburg", "2026-11-21T10:00:00Z", "Africa/Johannesburg", "2026-11-21T22:00:00Z"],
    ["midnight itself", "2026-11-21T22:00:00Z", "Africa/Johannesburg", "2026-11-22T22:00:00Z"],
    ["the last moment", "2026-11-21T21:59:59.999Z", "Africa/Johannesburg", "2026-11-21T22:00:00Z"],
    ["a day of 23 hours", "2026-03-29T00:30:00Z", "Europe/Berlin", "2026-03-29T22:00:00Z"],
    ["a day of 25 hours", "2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T23:00:00Z"],
    [
      "a day that starts at one",
      "2026-09-05T12:00:00Z",
      "America/Santiago",
      "2026-09-06T04:00:00Z",
    ],
    ["a day that never was", "2011-12-29T12:00:00-10:00", "Pacific/Apia", "2011-12-30T10:00:00Z"],
  ])("knows %s", (_, moment, timeZone, midnight) => {
    expect(new Date(nextMidnight(ms(moment), timeZone))).toEqual(new Date(midnight));
  });

  it.each([
    ["2026-03-29", "2026-03-28T23:00:00Z", 23],
    ["2026-10-25", "2026-10-24T22:00:00Z", 25],
    ["2026-11-21", "2026-11-20T23:00:00Z", 24],
  ])("lets %s in Berlin last as long as it does", (_, midnight, hours) => {
    expect((nextMidnight(ms(midnight), "Europe/Berlin") - ms(midnight)) / HOUR).toBe(hours);
  });

  it("is the moment at which the date changes, in any zone", () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const moment = fc.integer({ min: ms("2000-01-01T00:00:00Z"), max: ms("2040-01-01T00:00:00Z") });
    fc.assert(
      fc.property(zone, moment, (timeZone, now) => {
        const midnight = nextMidnight(now, timeZone);
        const { format } = new Intl.DateTimeFormat("en-CA", { timeZone });
        expect(midnight).toBeGreaterThan(now);
        for (const moment of [now, midnight - 1, midnight])
          expect(dateAt(moment, timeZone)).toBe(format(moment));
        expect(format(midnight - 1)).toBe(format(now));
        expect(format(midnight)).not.toBe(format(now));
      }),
    );
  });
});

describe("hourInDays", () => {
  it.each([
    ["2026-11-21T10:00:00Z", "Africa/Johannesburg", 15, 18, "2026-12-06T16:00:00Z"],
    ["2026-11-21T22:30:00Z", "Africa/Johannesburg", 15, 18, "2026-12-07T16:00:00Z"],
    ["2026-11-21T10:00:00Z", "Africa/Johannesburg", 0, 9, "2026-11-21T07:00:00Z"],
    ["2026-03-28T12:00:00Z", "Europe/Berlin", 1, 18, "2026-03-29T16:00:00Z"],
    ["2026-10-24T12:00:00Z", "Europe/Berlin", 1, 18, "2026-10-25T17:00:00Z"],
    ["2026-03-28T12:00:00Z", "Europe/Berlin", 1, 2, "2026-03-29T01:00:00Z"],
  ])("from %s in %s, %i days ahead at %i o'clock is %s", (now, timeZone, days, hour, expected) => {
    expect(new Date(hourInDays(ms(now), timeZone, days, hour))).toEqual(new Date(expected));
  });
});

describe("daysBetween", () => {
  it.each([
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-21", "2026-11-22", 1],
    ["2026-11-21", "2026-11-20", -1],
    ["2026-02-28", "2026-03-01", 1],
    ["2028-02-28", "2028-03-01", 2],
    ["2026-03-28", "2026-03-30", 2],
    ["2026-11-21", "2027-11-21", 365],
  ])("from %s to %s are %i", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe("daysBefore", () => {
  it.each([
    ["2026-11-21", 0, "2026-11-21"],
    ["2026-11-21", 30, "2026-10-22"],
    ["2028-03-01", 1, "2028-02-29"],
    ["2027-01-01", 1, "2026-12-31"],
    ["2026-03-30", 1, "2026-03-29"],
  ])("%s is %i days after %s", (date, days, earlier) => {
    expect(daysBefore(date, days)).toBe(earlier);
  });
});

it("counts days as the calendar does, in both directions", () => {
  const date = fc
    .date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(date, fc.integer({ min: -40_000, max: 40_000 }), (to, days) => {
      const from = daysBefore(to, days);
      expect(from).toBe(Temporal.PlainDate.from(to).subtract({ days }).toString());
      expect(daysBetween(from, to)).toBe(days);
    }),
  );
});

describe("fullDate", () => {
  it.each([
    ["2026-11-21", "21 November 2026"],
    ["2025-03-01", "1 March 2025"],
  ])("writes %s as %s", (date, text) => {
    expect(fullDate(date)).toBe(text);
  });
});

describe("shortDate", () => {
  it.each([
    ["2026-11-21", "Sat 21 Nov"],
    ["2026-12-01", "Tue 1 Dec"],
    ["2027-01-04", "Mon 4 Jan"],
  ])("writes %s as %s", (date, text) => {
    expect(shortDate(date)).toBe(text);
  });
});

describe("weekInWords", () => {
  it.each([
    ["2026-11-20", "20 to 26 Nov"],
    ["2026-11-27", "27 Nov to 3 Dec"],
    ["2027-01-01", "1 to 7 Jan"],
  ])("writes the week from %s as %s", (date, text) => {
    expect(weekInWords(date)).toBe(text);
  });
});

describe("timeZoneOf", () => {
  it.each([
    ["tz=Europe%2FBerlin", "Europe/Berlin"],
    ["tz=Europe/Berlin", "Europe/Berlin"],
    ["kb_days=x; tz=America%2FNew_York; other=y", "America/New_York"],
    ["kb_days=x;tz=UTC", "UTC"],
  ])("reads %s", (header, timeZone) => {
    expect(timeZoneOf(header)).toBe(timeZone);
  });

  it.each([
    null,
    "",
    "tz=",
    "tz",
    "other=Europe%2FBerlin",
    "xtz=Europe%2FBerlin",
    "tz=Europe%2FAtlantis",
    "tz=%",
    "tz=%E0%A4%A",
    "tz=../../etc/passwd",
    "tz=<script>",
    "tz=Europe%2FBerlin%00",
  ])("takes %j for the product's own zone", (header) => {
    expect(timeZoneOf(header)).toBe("Africa/Johannesburg");
  });

  it("never throws, and names a zone that dates can be told in", () => {
    const value = fc.oneof(
      fc.string(),
      fc.string().map(encodeURIComponent),
      fc.constantFrom("%2B02:00", "+02:00", "-1430", "Etc/GMT%2B5", "EST5EDT", "GMT0", "Z", "utc"),
    );
    fc.assert(
      fc.property(value, (zone) => {
        expect(dateAt(0, timeZoneOf(`tz=${zone}`))).toMatch(/^(1969-12-31|1970-01-01)$/);
      }),
    );
  });
});

describe("clockTime", () => {
  it.each([
    ["2026-11-21T18:45:59Z", "Africa/Johannesburg", "20:45"],
    ["2026-11-21T22:00:00Z", "Africa/Johannesburg", "00:00"],
    ["2026-11-21T18:45:00Z", "Asia/Kathmandu", "00:30"],
    ["2026-07-01T11:05:00Z", "Europe/Berlin", "13:05"],
  ])("at %s in %s is %s", (moment, timeZone, time) => {
    expect(clockTime(ms(moment), timeZone)).toBe(time);
  });
});

describe("placeOf", () => {
  it.each([
    ["Africa/Johannesburg", "Johannesburg"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["UTC", "UTC"],
  ])("calls %s %s", (timeZone, place) => {
    expect(placeOf(timeZone)).toBe(place);
  });
});
