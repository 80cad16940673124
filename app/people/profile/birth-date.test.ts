import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, birthDateFor, isBirthDate } from "./birth-date";

const days = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe("ageOn", () => {
  it.each([
    ["2000-01-01", "2026-11-21", 26],
    ["2000-11-21", "2026-11-21", 26],
    ["2000-11-22", "2026-11-21", 25],
    ["2000-12-01", "2026-11-21", 25],
    ["2026-11-21", "2026-11-21", 0],
    ["1900-01-01", "2026-11-21", 126],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22],
    ["2004-02-29", "2028-02-29", 24],
    ["2026-11-22", "2026-11-21", null],
    ["1899-12-31", "2026-11-21", null],
    ["2000-02-30", "2026-11-21", null],
    ["2000-1-1", "2026-11-21", null],
    ["", "2026-11-21", null],
  ])("of a player born on %j is on %s %s", (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });
});

describe("birthDateFor", () => {
  it.each([
    [26, "2026-11-21", 0, "2000-11-21"],
    [26, "2026-11-21", 364, "1999-11-23"],
    [25, "2028-02-29", 0, "2003-02-28"],
    [28, "2028-02-29", 0, "2000-02-29"],
    [128, "2028-02-29", 0, "1900-02-28"],
  ])("of the age %s on %s, %s days before, is right", (age, today, daysBefore, date) => {
    expect(birthDateFor(age, today, daysBefore)).toBe(date);
  });

  it("gives a date of birth of that age, whatever the day", () => {
    const property = fc.property(fc.nat(70), days, fc.nat(364), (age, today, daysBefore) => {
      const date = birthDateFor(age, today, daysBefore);
      expect(isBirthDate(date, today)).toBe(true);
      expect(ageOn(date, today)).toBe(age);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
