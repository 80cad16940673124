import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileSchema } from "../../../tests/fixtures/profile-schema";
import { defaultProfile } from "./profile";
import {
  changesIn,
  filledWith,
  looksIn,
  type PlayerTexts,
  playerErrors,
  playerFields,
  readPlayer,
  textsOf,
  withPlayer,
} from "./profile-form";
import { randomProfile } from "./random-profile";

const today = "2026-11-21";
const texts = textsOf(defaultProfile);

describe("readPlayer", () => {
  it("takes what is given, an empty text too, and nothing else", () => {
    const given = new Map([
      ["displayName", ""],
      ["hairColor", "Red"],
      ["favoriteColor", "#000000"],
    ]);
    const player = readPlayer((field) => given.get(field) ?? null);
    expect(player).toEqual({ displayName: "", hairColor: "Red" });
  });
});

describe("changesIn", () => {
  it("has what is no longer as the form was filled, and nothing of what is", () => {
    const given = { ...pick(texts), displayName: "Lindiwe & Söhne", homeKitColor: "#ef4444" };
    expect(changesIn(given, filledWith(texts))).toEqual({
      displayName: "Lindiwe & Söhne",
      homeKitColor: "#ef4444",
    });
  });

  it("has all that the tab in sight shows, changed or not", () => {
    const given = { ...pick(texts), displayName: "Lindiwe" };
    expect(changesIn(given, filledWith(texts), "kits")).toEqual({
      displayName: "Lindiwe",
      homeKitColor: "#0ea5e9",
      awayKitColor: "#22c55e",
    });
  });

  it("has everything where a form does not say what it was filled with", () => {
    const given = { displayName: "", hairColor: "Red" };
    expect(changesIn(given, "")).toEqual(given);
  });

  it("finds every change and no other, whatever was saved", () => {
    const text = fc.string({ unit: "grapheme" });
    const anything = fc.record(Object.fromEntries(playerFields.map((field) => [field, text])));
    fc.assert(
      fc.property(anything, anything, (saved, given) => {
        const changes = changesIn(given, filledWith(saved as PlayerTexts));
        expect({ ...saved, ...changes }).toEqual(given);
        expect(changesIn(saved, filledWith(saved as PlayerTexts))).toEqual({});
      }),
    );
  });
});

describe("playerErrors", () => {
  it("is about what is there only", () => {
    expect(playerErrors({}, today)).toEqual({});
    expect(Object.keys(playerErrors({ awayKitColor: "sky" }, today))).toEqual(["awayKitColor"]);
  });

  it.each<[Partial<PlayerTexts>, string[]]>([
    [{}, []],
    [{ playerNumber: "" }, ["playerNumber"]],
    [{ playerNumber: "ten" }, ["playerNumber"]],
    [{ playerNumber: "1e999" }, ["playerNumber"]],
    [{ playerNumber: "100" }, []],
    [{ dateOfBirth: "" }, []],
    [{ dateOfBirth: today }, []],
    [{ dateOfBirth: "2026-11-22" }, ["dateOfBirth"]],
    [{ dateOfBirth: "2023-02-29" }, ["dateOfBirth"]],
    [{ homeKitColor: "sky" }, ["homeKitColor"]],
    [{ homeKitColor: "", awayKitColor: "#12" }, ["homeKitColor", "awayKitColor"]],
    [{ skinTone: "Green", displayName: "" }, []],
  ])("of %j", (change, wrong) => {
    expect(Object.keys(playerErrors({ ...texts, ...change }, today))).toEqual(wrong);
  });

  it.each([
    ["1899-12-31", "Enter a date of birth from 1900 on."],
    ["0001-01-01", "Enter a date of birth from 1900 on."],
    ["1900-01-01", undefined],
    ["1899-02-30", "Enter a real date of birth that is not in the future."],
    ["2999-01-01", "Enter a real date of birth that is not in the future."],
  ])("of a date of birth on %s says %j", (dateOfBirth, text) => {
    expect(playerErrors({ dateOfBirth }, today).dateOfBirth).toBe(text);
  });
});

describe("withPlayer", () => {
  it("is a whole profile whatever the texts are, and leaves the settings alone", () => {
    const anything = fc.record(
      Object.fromEntries(playerFields.map((field) => [field, fc.string({ unit: "binary" })])),
    );
    fc.assert(
      fc.property(anything, (player) => {
        const saved = { ...defaultProfile, favoriteColor: "b91c1c" };
        const profile = withPlayer(saved, player as PlayerTexts, today);
        expect(profileSchema.safeParse(profile).success).toBe(true);
        expect(profile.favoriteColor).toBe("b91c1c");
      }),
    );
  });

  it("reads back what a form shows", () => {
    const player = randomProfile(Math.random, today);
    expect(withPlayer(defaultProfile, textsOf(player), today)).toEqual({
      ...defaultProfile,
      ...player,
    });
  });
});

describe("looksIn", () => {
  it("has values chosen from a list, and no typed text", () => {
    expect(looksIn({ ...texts, displayName: "Typed", skinTone: "Pale" })).toEqual({
      gender: "male",
      skinTone: "Pale",
      hairColor: "BrownDark",
      hairStyle: "ShortHairShortFlat",
      facialHairStyle: "Blank",
      facialHairColor: "BrownDark",
      headwear: "None",
      glasses: "Blank",
    });
  });
});

const pick = (all: PlayerTexts) =>
  Object.fromEntries(playerFields.map((field) => [field, all[field]]));
