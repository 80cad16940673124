import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayNameFor, isEmail, nameFromEmail, normaliseEmail } from "./auth-user";
import { DISPLAY_NAME_MAX_LENGTH } from "./display-name";

describe("nameFromEmail", () => {
  it.each([
    ["thandi.m+x@a.b", "Thandi M"],
    ["sipho_dlamini@players.example", "Sipho Dlamini"],
    ["jean-pierre@players.example", "Jean Pierre"],
    ["fan88@players.example", "Fan88"],
    ["fan.1990@players.example", "Fan 1990"],
    ["zoë@players.example", "Zoë"],
    ["..a..@players.example", "A"],
    ["+tag@players.example", ""],
    ["@players.example", ""],
    ["nothing", ""],
    ["", ""],
  ])("makes of %s '%s'", (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
});

describe("displayNameFor", () => {
  it.each([
    ["thandi mokoena", "Thandi Mokoena"],
    ["  thandi \t\n mokoena ", "Thandi Mokoena"],
    ["mcDonald", "McDonald"],
    ["o'neil smith-jones", "O'neil Smith-Jones"],
    ["élodie", "Élodie"],
    ["e\u0301lodie", "E\u0301lodie"],
    ["ζωή παπά", "Ζωή Παπά"],
    ["юрий гагарин", "Юрий Гагарин"],
    ["李小龍", "李小龍"],
    ["ßtrauß", "ßtrauß"],
    ["გიორგი", "გიორგი"],
    ["10 messi", "10 Messi"],
    ["tha\u0000ndi\u0007", "Thandi"],
    ["a \u0000 b", "A B"],
    ["\u202etxt.exe", "Txt.exe"],
    ["half\ud83d", "Half"],
  ])("makes of %j '%s'", (given, name) => {
    expect(displayNameFor(given, "fan@players.example")).toBe(name);
  });

  it.each(["", "   ", "\u0000\u0001", "\u200b\u200d", "\ud800", "\u3164", "\u2800\u115f"])(
    "falls back to the e-mail for %j",
    (given) => {
      expect(displayNameFor(given, "thandi.m@players.example")).toBe("Thandi M");
    },
  );

  it("falls back to the product's player", () => {
    expect(displayNameFor("", "")).toBe("Kickabout Player");
    expect(displayNameFor(" ", "+@players.example")).toBe("Kickabout Player");
  });

  it("cuts at 30 characters, and no pair, flag or family in two", () => {
    expect(displayNameFor("🇿🇦".repeat(30), "")).toBe("🇿🇦".repeat(7));
    expect(displayNameFor("👨‍👩‍👧‍👦".repeat(30), "")).toBe("👨‍👩‍👧‍👦".repeat(2));
    expect(displayNameFor("a".repeat(31), "")).toBe(`A${"a".repeat(29)}`);
    expect(displayNameFor(`${"A".repeat(29)}⚽`, "")).toBe(`${"A".repeat(29)}⚽`);
    expect(displayNameFor(`${"A".repeat(29)}🧤`, "")).toBe("A".repeat(29));
    expect(displayNameFor(`${"A".repeat(29)} b`, "")).toBe("A".repeat(29));
  });

  it("makes of anything a name that fits, that can be read, and that stays as it is", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "grapheme" })), text, (given, email) => {
        const name = displayNameFor(given, email);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(DISPLAY_NAME_MAX_LENGTH);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]|^\s|\s$|\s\s/u);
        expect(displayNameFor(name, "")).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe("normaliseEmail", () => {
  it("trims and lowers", () => {
    expect(normaliseEmail("  Thandi@Players.Example\n")).toBe("thandi@players.example");
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });
});

describe("isEmail", () => {
  it.each([
    "fan@players.example",
    "fan@localhost",
    "a.b+c@x-y.example",
    "o'neil@players.example",
    "FAN@PLAYERS.EXAMPLE",
    `${"a".repeat(242)}@example.com`,
  ])("takes %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "fan",
    "fan@",
    "@players.example",
    "fan@-players.example",
    "fan@players..example",
    "fan@players.example.",
    "a fan@players.example",
    "fan@players.example\n",
    "fan@players.example\r\nBcc: x@y.example",
    "fan@players.example, x@y.example",
    "fan<x@y.example>",
    "fän@players.example",
    `fan@${"a".repeat(64)}.example`,
    `${"a".repeat(243)}@example.com`,
  ])("refuses %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("takes whatever else is an address", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true);
      }),
    );
  });

  it("answers at once for a long hostile text", () => {
    expect(isEmail(`${"a-".repeat(500_000)}@`)).toBe(false);
    expect(isEmail(`a@${"a-.".repeat(80)}`)).toBe(false);
  });
});
