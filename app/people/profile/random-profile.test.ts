import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn } from "./birth-date";
import { countries } from "./countries";
import { kitColors } from "./kit-colors";
import { normaliseProfile } from "./normalise-profile";
import { positions } from "./positions";
import { defaultProfile } from "./profile";
import { randomProfile } from "./random-profile";

const today = "2028-02-29";
const kits = kitColors.map(({ value }) => value);

/** The range of `Math.random`, including both ends. */
const draws = fc.infiniteStream(
  fc.oneof(
    fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    fc.constantFrom(0, 1 - Number.EPSILON / 2),
  ),
);

describe("randomProfile", () => {
  it("draws a whole player that needs no correction", () => {
    const property = fc.property(draws, (stream) => {
      const player = randomProfile(() => stream.next().value ?? 0, today);
      const { version, favoriteColor, notifications } = defaultProfile;
      const profile = { ...player, version, favoriteColor, notifications };
      expect(normaliseProfile(profile, today)).toEqual(profile);
      const age = ageOn(player.dateOfBirth, today);
      expect(age).toBeGreaterThanOrEqual(16);
      expect(age).toBeLessThanOrEqual(45);
      expect(countries.map(({ value }) => value)).toContain(player.country);
      expect(positions.map(({ value }) => value)).toContain(player.position);
      expect(kits).toContain(player.homeKitColor);
      expect(kits).toContain(player.awayKitColor);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("draws every field anew", () => {
    const players = Array.from({ length: 200 }, () => randomProfile(Math.random, today));
    for (const field of Object.keys(players[0] ?? {}) as (keyof (typeof players)[0])[]) {
      expect(new Set(players.map((player) => player[field])).size).toBeGreaterThan(1);
    }
  });

  it("draws the same by the same lot", () => {
    expect(randomProfile(() => 0.4, today)).toEqual(randomProfile(() => 0.4, today));
  });

  it.each([
    [0, 16, 0],
    [1 - Number.EPSILON, 45, 99],
  ])("reaches the ends: at %s an age of %s and the number %s", (lot, age, number) => {
    const player = randomProfile(() => lot, today);
    expect(ageOn(player.dateOfBirth, today)).toBe(age);
    expect(player.playerNumber).toBe(number);
  });
});
