import { describe, expect, it } from "vitest";
import { shirtColors } from "./avatar/shirt-colors";
import { countries, countryCode, countryOptions } from "./countries";
import { facialHairStyles, glasses, hairColors, hairStyles, headwear, skinTones } from "./looks";
import { fan, positionCode, positionOptions, positions } from "./positions";
import { defaultProfile, profileWithName } from "./profile";

describe("the lists to choose from", () => {
  it.each([
    ["countries", countries, 22],
    ["positions", positions, 16],
    ["skin tones", skinTones, 6],
    ["hair colours", hairColors, 8],
    ["hair styles", hairStyles, 27],
    ["facial hair styles", facialHairStyles, 6],
    ["headwear", headwear, 5],
    ["glasses", glasses, 4],
    ["shirt colours", shirtColors, 15],
  ])("have as many %s as promised, each once", (_, list, count) => {
    expect(new Set(list.map(({ value }) => value)).size).toBe(count);
    expect(list).toHaveLength(count);
  });

  it("call no two looks the same", () => {
    const all = [skinTones, hairColors, hairStyles, facialHairStyles, headwear, glasses];
    for (const looks of all) {
      expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
    }
  });

  it("have the countries in their order", () => {
    expect(countries.map(({ code }) => code).join(", ")).toBe(
      "US, CA, GB, AU, DE, FR, ES, IT, BR, AR, NL, PT, BE, NO, SE, DK, JP, KR, ZA, MX, NG, NZ",
    );
  });

  it.each([
    ["United States", "US", "🇺🇸"],
    ["South Africa", "ZA", "🇿🇦"],
    ["New Zealand", "NZ", "🇳🇿"],
  ])("have the code and the flag of %s", (country, code, flag) => {
    expect(countryCode(country)).toBe(code);
    expect(countries).toContainEqual({ value: country, code, flag });
  });
});

describe("a saved choice", () => {
  it.each([
    ["South Africa", 22, "ZA"],
    ["Ghana", 23, ""],
    ["constructor", 23, ""],
  ])("of the country %s is among %s options", (country, count, code) => {
    const options = countryOptions(country);
    expect(options).toHaveLength(count);
    expect(options).toContainEqual(expect.objectContaining({ value: country, code }));
    expect(countryCode(country)).toBe(code);
  });

  it.each([
    ["Center Attacking Midfielder", 17, "CAM"],
    ["Just a Fan", 17, "FAN"],
    ["Sweeper", 18, ""],
  ])("of the position %s is among %s options", (position, count, code) => {
    const options = positionOptions(position);
    expect(options).toHaveLength(count);
    expect(options).toContainEqual({ value: position, code });
    expect(positionCode(position)).toBe(code);
  });

  it("is Just a Fan by default, which can be chosen again after any other", () => {
    expect(defaultProfile.position).toBe(fan.value);
    for (const { value } of positionOptions("Sweeper")) {
      const again = positionOptions(value).filter((option) => option.value === fan.value);
      expect(again).toEqual([{ value: "Just a Fan", code: "FAN" }]);
    }
  });
});

describe("profileWithName", () => {
  it.each([
    ["New Player", "Thandi M", "Thandi M"],
    ["New Player", "  Thandi\n M ", "Thandi M"],
    ["New Player", "a".repeat(40), "a".repeat(30)],
    ["New Player", "\u0000", "New Player"],
    ["Lindiwe", "Thandi M", "Lindiwe"],
  ])(
    "shows for the stored name %j and the user's name %j the name %j",
    (displayName, name, shown) => {
      const profile = { ...defaultProfile, displayName };
      expect(profileWithName(profile, name)).toEqual({ ...profile, displayName: shown });
    },
  );
});
