import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "~/people/profile/looks";
import { defaultProfile, type Profile } from "~/people/profile/profile";
import { randomProfile } from "~/people/profile/random-profile";
import { renderAvatar } from "./avatar.server";
import { avatarLooks } from "./avatar-looks";
import { avatarParts } from "./avatar-parts.server";
import { avatarQuery, avatarUrl } from "./avatar-query";
import { shirtColors } from "./shirt-colors";

const draw = (search: string | Record<string, string>) => renderAvatar(new URLSearchParams(search));
const searchOf = (address: string) => address.replace(/^[^?]*\?/, "");
const newPlayer = draw("");
const addressOf = (profile: Profile) => avatarUrl("/avatar.svg", avatarLooks(profile));

describe("avatarQuery", () => {
  it("asks for what can be seen of a new player", () => {
    expect(avatarQuery(avatarLooks(defaultProfile))).toEqual({
      avatarStyle: "Transparent",
      topType: "ShortHairShortFlat",
      accessoriesType: "Blank",
      hairColor: "BrownDark",
      facialHairType: "Blank",
      facialHairColor: "BrownDark",
      clotheType: "ShirtCrewNeck",
      clotheColor: "Blue02",
      eyeType: "Default",
      eyebrowType: "DefaultNatural",
      mouthType: "Smile",
      skinColor: "Light",
      hat: "None",
      kit: "0ea5e9",
      number: "10",
    });
  });

  it.each([
    ["male", "Striker", "ShirtCrewNeck"],
    ["female", "Striker", "ShirtScoopNeck"],
    ["male", "Goalkeeper", "CollarSweater"],
    ["female", "Manager", "BlazerSweater"],
    ["female", "constructor", "ShirtScoopNeck"],
  ] as const)("dresses a %s %s in a %s", (gender, position, clotheType) => {
    expect(avatarQuery(avatarLooks({ ...defaultProfile, gender, position }))).toMatchObject({
      clotheType,
    });
  });

  it("only has values that DiceBear knows", () => {
    for (let count = 0; count < 200; count++) {
      const query = avatarQuery(avatarLooks(randomProfile(Math.random, "2026-11-21")));
      for (const [name, { values }] of Object.entries(avatarParts)) {
        const asked = query[name as keyof typeof avatarParts];
        expect(asked === undefined || values.has(asked)).toBe(true);
      }
    }
  });

  it("makes one address of the same looks", () => {
    const address = addressOf(defaultProfile);
    expect(address).toMatch(/^\/avatar\.svg\?avatarStyle=Transparent&topType=ShortHairShortFlat&/);
    expect(addressOf({ ...defaultProfile })).toBe(address);
  });

  it("asks for the kit's own colour, of a form's control too, and the number on it", () => {
    const kit = { homeKitColor: "facc15", playerNumber: 7 };
    const asked = { clotheColor: "PastelYellow", kit: "facc15", number: "7" };
    expect(avatarQuery(avatarLooks({ ...defaultProfile, ...kit }))).toMatchObject(asked);
    const looks = avatarLooks({ ...defaultProfile, ...kit });
    expect(avatarQuery({ ...looks, homeKitColor: "#facc15" })).toMatchObject(asked);
    const { number, ...manager } = avatarQuery({ ...looks, position: "Manager" });
    expect(draw({ ...manager, number: number ?? "" })).toBe(draw(manager));
  });

  it("asks whichever service draws", () => {
    const query = searchOf(addressOf(defaultProfile));
    const service = "https://avatars.example/svg";
    expect(avatarUrl(service, avatarLooks(defaultProfile))).toBe(`${service}?${query}`);
  });
});

describe("renderAvatar", () => {
  it.each([
    ["topType", hairStyles],
    ["facialHairType", facialHairStyles],
    ["hairColor", hairColors],
    ["clotheColor", shirtColors],
    ["skinColor", skinTones],
    ["facialHairColor", hairColors],
  ] as const)("draws a picture of its own for every %s", (name, looks) => {
    const bearded = { facialHairType: "BeardMedium" };
    const pictures = looks.map(({ value }) => draw({ ...bearded, [name]: value }));
    expect(new Set(pictures).size).toBe(looks.length);
  });

  it.each([
    ["hairColor", hairColors],
    ["clotheColor", shirtColors],
    ["skinColor", skinTones],
  ] as const)("paints with the swatch of every %s", (name, looks) => {
    for (const { value, swatch } of looks) expect(draw({ [name]: value })).toContain(swatch);
  });

  it("draws a picture of its own for every value of every option", () => {
    for (const [name, { values, fallback }] of Object.entries(avatarParts)) {
      expect(values.has(fallback)).toBe(true);
      const worn = {
        facialHairType: "BeardMedium",
        ...(name === "hatColor" && { topType: "Hijab" }),
      };
      const pictures = Array.from(values.keys(), (value) => draw({ ...worn, [name]: value }));
      expect(new Set(pictures).size).toBe(values.size);
    }
  });

  it("draws the default looks for an empty query", () => {
    const { kit: _, number: __, ...looks } = avatarQuery(avatarLooks(defaultProfile));
    expect(draw(looks)).toBe(newPlayer);
  });

  it("puts on the kit in its own colour, with the number under beard and hair", () => {
    const picture = draw({ kit: "facc15", number: "86", facialHairType: "BeardMajestic" });
    expect(picture).toContain('fill="#facc15"');
    expect(picture.match(/stroke="#fff"/g)).toHaveLength(1);
    expect(picture.indexOf('stroke="#fff"')).toBeLessThan(picture.indexOf("translate(49 72)"));
    const numbers = Array.from({ length: 100 }, (_, number) => draw({ number: String(number) }));
    expect(new Set([...numbers, newPlayer]).size).toBe(101);
  });

  it("covers hair with a scarf or turban, and puts caps on it, in the kit's colour", () => {
    const wears = (headwear: Profile["headwear"], hairStyle: Profile["hairStyle"]) => {
      const looks = { ...defaultProfile, homeKitColor: "facc15", headwear, hairStyle };
      return draw(avatarQuery(avatarLooks(looks)));
    };
    for (const cover of ["Hijab", "Turban"] as const) {
      expect(wears(cover, "LongHairFro")).toBe(wears(cover, "NoHair"));
      expect(wears(cover, "NoHair").match(/#facc15/g)?.length).toBeGreaterThan(1);
    }
    for (const hat of ["Cap", "BobbleHat"] as const) {
      expect(wears(hat, "LongHairFro")).not.toBe(wears(hat, "LongHairBob"));
      expect(wears(hat, "LongHairBob").match(/#facc15/g)?.length).toBeGreaterThan(1);
      expect(draw({ hat })).not.toContain("undefined");
    }
  });

  it.each([["Default"], ["DefaultNatural"]])("has three moods and rest with brows %s", (brows) => {
    const faces = ["", "won", "lost", "level"].map((mood) => draw({ eyebrowType: brows, mood }));
    expect(new Set(faces).size).toBe(4);
    expect(draw({ eyebrowType: brows, mood: "toString" })).toBe(faces[0]);
  });

  it.each([
    "topType=Mohawk",
    "topType=toString&hairColor=__proto__",
    "topType=shortFlat",
    "__proto__=x&constructor=y&seed=1&size=9999&backgroundColor=ff0000",
    "topType=%3Cscript%3Ealert(1)%3C/script%3E",
    `hairColor=${"x".repeat(5000)}`,
    "mood=bored&hat=Fez&number=100&number=x&kit=FACC15&kit=red",
    "%ff&&&==",
    "TOPTYPE=NoHair",
  ])("draws them too for what it does not know: %s", (search) => {
    expect(draw(search)).toBe(newPlayer);
  });

  it("takes the first of an option that is given twice", () => {
    expect(draw("topType=NoHair&topType=LongHairBob")).toBe(draw("topType=NoHair"));
  });

  it("gives the same bytes for the same query, and nothing of it", () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(avatarParts), "kit", "number", "mood", "hat"),
      fc.string(),
    );
    const value = fc.string({ unit: "binary", minLength: 3 }).map((text) => `<"'&${text}`);
    const property = fc.property(fc.dictionary(name, value, { maxKeys: 4 }), (query) => {
      expect(draw(query)).toBe(newPlayer);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("is a bare document: square, without metadata, scripts or addresses", () => {
    expect(newPlayer).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 280 280"/,
    );
    const withoutNamespace = newPlayer.replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(withoutNamespace).not.toMatch(/metadata|script|http|href|foreignObject|\son\w+=/i);
    expect(newPlayer.length).toBeLessThan(8000);
  });
});
