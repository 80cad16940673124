import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileSchema } from "../../../tests/fixtures/profile-schema";
import { ageOn } from "./birth-date";
import { normaliseProfile } from "./normalise-profile";
import { defaultProfile } from "./profile";

const today = "2026-11-21";
const normalise = (value: unknown) => normaliseProfile(value, today);

const hostileText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("__proto__", "constructor", "\ud800", "x\udfff", "a".repeat(100_000), "\u0000"),
);
const color = fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);
const legacy = fc.constantFrom(
  "Short Fade",
  "Undercut",
  "Chin Strap",
  "None",
  "NoHair",
  "Blank",
  "BeardLight",
  "SilverGray",
  "Just a Fan",
  "female",
);
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom("2000-02-30", "2026-11-22", "1899-12-31", "0000-00-00", "2000-01-01\n"),
);
const field = fc.oneof(hostileText, color, legacy, date, fc.double(), fc.boolean(), fc.anything());
const record = fc.dictionary(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.keys(defaultProfile), "age") },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString") },
  ),
  fc.oneof(
    { weight: 6, arbitrary: field },
    { weight: 1, arbitrary: fc.dictionary(hostileText, field) },
  ),
);
const anything = fc.oneof(
  { weight: 5, arbitrary: record },
  {
    weight: 1,
    arbitrary: record.map((value) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`)),
  },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withNullPrototype: true }) },
);

describe("normaliseProfile", () => {
  it("makes of anything a profile that fits the schema and stays as it is", () => {
    const property = fc.property(anything, (value) => {
      const profile = normalise(value);
      expect(profileSchema.safeParse(profile).error).toBeUndefined();
      expect(normalise(profile)).toEqual(profile);
      expect(profile.dateOfBirth <= today).toBe(true);
    });
    fc.assert(property, { numRuns: 800 });
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "player"],
    ["a list", [1, 2]],
    ["an empty record", {}],
    ["what came by a prototype", Object.create({ displayName: "Eve", playerNumber: 1 })],
    ["a key that would pollute", JSON.parse('{"__proto__":{"displayName":"Eve"}}')],
    [
      "what can't be read",
      {
        get displayName() {
          throw new Error("hands off");
        },
      },
    ],
  ])("makes the default of %s", (_, value) => {
    expect(normalise(value)).toEqual(defaultProfile);
  });

  it("leaves head and eyes bare in a record from before there was headwear", () => {
    const {
      headwear: _,
      glasses: __,
      ...earlier
    } = { ...defaultProfile, hairStyle: "LongHairBob" };
    expect(normaliseProfile(earlier, today)).toEqual({
      ...defaultProfile,
      hairStyle: "LongHairBob",
    });
    const unknown = normaliseProfile({ headwear: "Crown", glasses: "Eyepatch" }, today);
    expect(unknown).toMatchObject({ headwear: "None", glasses: "Blank" });
  });

  it("keeps a finished profile", () => {
    expect(normalise(defaultProfile)).toEqual(defaultProfile);
  });

  it.each([
    ["  Thandi  ", "Thandi"],
    ["", "New Player"],
    ["   ", "New Player"],
    ["\u0000\u0007", "New Player"],
    ["\u3164", "New Player"],
    ["👨‍👩‍👧‍👦".repeat(30), "👨‍👩‍👧‍👦".repeat(2)],
    ["🇿🇦".repeat(30), "🇿🇦".repeat(7)],
    [7, "New Player"],
    ["a".repeat(31), "a".repeat(30)],
    [`${"a".repeat(29)}🙂`, "a".repeat(29)],
    [`${"a".repeat(28)}🙂`, `${"a".repeat(28)}🙂`],
    ["<b>Pelé</b>", "<b>Pelé</b>"],
  ])("reads the name %j as %j", (displayName, name) => {
    expect(normalise({ displayName }).displayName).toBe(name);
  });

  it.each([
    [7, 7],
    ["7", 7],
    [7.5, 8],
    [-3, 0],
    [-0.2, 0],
    [100, 99],
    ["1e9", 99],
    ["", 10],
    ["seven", 10],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 10],
    [null, 10],
    [[7], 10],
  ])("reads the number %j as %s", (playerNumber, number) => {
    expect(normalise({ playerNumber }).playerNumber).toBe(number);
  });

  it.each([
    ["South Africa", "South Africa"],
    [" Ghana ", "Ghana"],
    ["G\u0000hana", "Ghana"],
    ["", "United States"],
    ["x".repeat(61), "x".repeat(60)],
    [{}, "United States"],
  ])("reads the country %j as %j", (country, name) => {
    expect(normalise({ country }).country).toBe(name);
  });

  it.each([
    ["Goalkeeper", "Goalkeeper"],
    ["Sweeper", "Sweeper"],
    [undefined, "Just a Fan"],
    ["\n", "Just a Fan"],
  ])("reads the position %j as %j", (position, name) => {
    expect(normalise({ position }).position).toBe(name);
  });

  it.each([
    ["female", "female"],
    ["male", "male"],
    ["Female", "male"],
    [true, "male"],
  ])("reads the gender %j as %j", (gender, read) => {
    expect(normalise({ gender }).gender).toBe(read);
  });

  it.each([
    ["2004-02-29", "2004-02-29"],
    ["2003-02-29", "2000-01-01"],
    ["2000-13-01", "2000-01-01"],
    ["1900-01-01", "1900-01-01"],
    ["1899-12-31", "2000-01-01"],
    ["2026-11-21", "2026-11-21"],
    ["2026-11-22", "2000-01-01"],
    ["21/11/2000", "2000-01-01"],
    ["2000-1-1", "2000-01-01"],
    ["1990-05-05 ", "2000-01-01"],
  ])("reads the date of birth %j as %j", (dateOfBirth, date) => {
    expect(normalise({ dateOfBirth }).dateOfBirth).toBe(date);
  });

  it.each([
    [30, 30],
    ["30", 30],
    [30.9, 30],
    [3, 10],
    [-3, 10],
    [170, 70],
  ])("makes of the age %j a date of birth of %s years", (age, years) => {
    const { dateOfBirth } = normalise({ age });
    expect(ageOn(dateOfBirth, today)).toBe(years);
  });

  it("minds an age only where there is no date of birth", () => {
    expect(normalise({ age: 30, dateOfBirth: "1980-01-01" }).dateOfBirth).toBe("1980-01-01");
    expect(normalise({ age: 30, dateOfBirth: "unknown" }).dateOfBirth).toBe("1996-11-21");
    expect(normalise({ age: "unknown" }).dateOfBirth).toBe("2000-01-01");
  });

  it.each([
    ["LongHairBob", "LongHairBob"],
    ["Short Fade", "ShortHairShortFlat"],
    ["Buzz Cut", "ShortHairTheCaesar"],
    ["Curly High Top", "ShortHairShortCurly"],
    ["Braided Ponytail", "LongHairDreads"],
    ["Wavy Medium", "LongHairNotTooLong"],
    ["Long Flow", "LongHairStraight"],
    ["Undercut", "ShortHairFrizzle"],
    ["Hat", "ShortHairShortFlat"],
  ])("reads the hair style %j as %j", (hairStyle, style) => {
    expect(normalise({ hairStyle }).hairStyle).toBe(style);
  });

  it.each([
    ["MoustacheFancy", "MoustacheFancy"],
    ["None", "Blank"],
    ["Clean", "Blank"],
    ["Stubble", "BeardLight"],
    ["Mustache", "MoustacheMagnum"],
    ["Goatee", "BeardMedium"],
    ["Full Beard", "BeardMajestic"],
    ["Chin Strap", "BeardLight"],
    ["Mutton Chops", "Blank"],
  ])("reads the facial hair style %j as %j", (facialHairStyle, style) => {
    expect(normalise({ facialHairStyle }).facialHairStyle).toBe(style);
  });

  it.each([
    ["Red", "Red"],
    ["#000", "Black"],
    ["c93305", "Red"],
    ["#D6B371", "BlondeGolden"],
    ["fff", "SilverGray"],
    ["Green", "BrownDark"],
  ])("reads the hair colour %j as %j", (hairColor, read) => {
    expect(normalise({ hairColor }).hairColor).toBe(read);
  });

  it.each([
    ["DarkBrown", "DarkBrown"],
    ["#fdb", "Pale"],
    ["614336", "Black"],
    ["toString", "Light"],
  ])("reads the skin tone %j as %j", (skinTone, tone) => {
    expect(normalise({ skinTone }).skinTone).toBe(tone);
  });

  it.each([
    ["Blank", "Red"],
    ["Clean", "Red"],
    ["BeardLight", "Black"],
  ])("with facial hair %j gives it the colour %j", (facialHairStyle, color) => {
    const profile = normalise({ facialHairStyle, hairColor: "Red", facialHairColor: "Black" });
    expect(profile.facialHairColor).toBe(color);
  });

  it.each([
    ["#ABC", "aabbcc"],
    ["abc", "aabbcc"],
    [" #A1B2C3 ", "a1b2c3"],
    ["#abcd", "2563eb"],
    ["", "2563eb"],
    ["red", "2563eb"],
    [12, "2563eb"],
    [undefined, "0ea5e9"],
    [null, "0ea5e9"],
  ])("reads the home kit colour %j as %j", (homeKitColor, color) => {
    expect(normalise({ homeKitColor }).homeKitColor).toBe(color);
  });

  it("takes of the notifications only what is yes or no", () => {
    const notifications = { dailyStreakTips: false, pushGameAlerts: "yes", other: true };
    expect(normalise({ notifications }).notifications).toMatchObject({
      dailyStreakTips: false,
      pushGameAlerts: false,
      emailHighlights: false,
    });
  });
});
