import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isLite,
  parsePreferences,
  preferenceCookies,
  preferenceOptions,
  readPreferences,
} from "./preferences";

const nothingChosen = { theme: "system", motion: "system", data: "automatic" } as const;

describe("parsePreferences", () => {
  it.each([
    [null, nothingChosen],
    ["", nothingChosen],
    ["theme=dark", { ...nothingChosen, theme: "dark" }],
    ["tz=x; theme=light; data=lite", { ...nothingChosen, theme: "light", data: "lite" }],
    ["motion=reduced;theme=pink", { ...nothingChosen, motion: "reduced" }],
    ["mytheme=dark", nothingChosen],
    ["theme=constructor", nothingChosen],
  ])("of %j", (header, expected) => {
    expect(parsePreferences(header)).toEqual(expected);
  });

  it("takes whatever a client sends", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const { theme, motion, data } = parsePreferences(header);
        expect(preferenceOptions.theme).toContain(theme);
        expect(preferenceOptions.motion).toContain(motion);
        expect(preferenceOptions.data).toContain(data);
      }),
    );
  });
});

describe("isLite", () => {
  it.each([
    ["lite", null, true],
    ["lite", "on", true],
    ["full", "on", false],
    ["automatic", "on", true],
    ["automatic", " ON ", true],
    ["automatic", "off", false],
    ["automatic", "", false],
    ["automatic", null, false],
  ] as const)("with data %s and Save-Data %j is %s", (data, saveData, expected) => {
    expect(isLite({ data }, saveData)).toBe(expected);
  });
});

describe("preferenceCookies", () => {
  it("keeps what was chosen and lets go of the rest", () => {
    const chosen = readPreferences((name) => ({ theme: "dark" })[name] ?? "");
    expect(preferenceCookies(chosen, true)).toEqual([
      "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "motion=; Path=/; Max-Age=0; SameSite=Lax; Secure",
      "data=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
  });

  it("is read back as it was", () => {
    const all = fc.record({
      theme: fc.constantFrom(...preferenceOptions.theme),
      motion: fc.constantFrom(...preferenceOptions.motion),
      data: fc.constantFrom(...preferenceOptions.data),
    });
    fc.assert(
      fc.property(all, (preferences) => {
        const cookies = preferenceCookies(preferences, false).map((cookie) => cookie.split(";")[0]);
        expect(parsePreferences(cookies.join("; "))).toEqual(preferences);
      }),
    );
  });
});
