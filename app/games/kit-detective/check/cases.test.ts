import { describe, expect, it } from "vitest";
import { cases, shirts } from "../editions.server";
import type { Case, ShirtRecord } from "../editions-file.server";
import { record, table } from "../testing/sample-shirt";
import { casePromises, earlyPromises, placePromises } from "./cases";
import { kitProblems } from "./check";
import { usualShirt } from "./distance";

describe("the promises of a case", () => {
  const [first] = cases;
  if (!first) throw new Error("There is no case.");
  const byId = new Map(shirts.map((one) => [one.id, one]));
  const reasonsOf = (ids: string[], change: (one: ShirtRecord, place: number) => ShirtRecord) => {
    const changed = ids.map((id, place) => {
      const one = byId.get(id);
      return [id, one && change(one, place)] as const;
    });
    const known = new Map(changed.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
    return casePromises({ ...first, shirts: ids }, known).flatMap(([isBroken, reason]) =>
      isBroken ? [reason] : [],
    );
  };

  it("are kept by the first one", () => {
    expect(reasonsOf(first.shirts, (one) => one)).toEqual([]);
  });

  it.each<[string, (one: ShirtRecord, place: number) => ShirtRecord, string]>([
    ["a nation twice", (one) => ({ ...one, nation: "Peru" }), "'Peru' is there twice."],
    ["one continent", (one) => ({ ...one, continent: "Asia" }), "It has 1 continents."],
    [
      "an away shirt first",
      (one) => ({ ...one, side: "away" }),
      "It has to begin with a home shirt.",
    ],
    ["home shirts alone", (one) => ({ ...one, side: "home" }), "It has home shirts alone."],
    [
      "a hard shirt first",
      (one, place) => ({ ...one, difficulty: place === 0 ? 3 : one.difficulty }),
      "Its difficulty falls.",
    ],
    [
      "an easy shirt last",
      (one) => ({ ...one, difficulty: 1 }),
      "Its last shirt has to be one for specialists.",
    ],
    ["no women", (one) => ({ ...one, women: false }), "It has no shirt of a women's team."],
    ["no men", (one) => ({ ...one, women: true }), "It has no shirt of a men's team."],
  ])("are broken by %s", (_, change, reason) => {
    expect(reasonsOf(first.shirts, change)).toContain(reason);
  });

  it("are kept with a hard shirt third, and ask for one", () => {
    const third = (difficulty: 1 | 3) => (one: ShirtRecord, place: number) =>
      place === 2 ? { ...one, difficulty } : one;
    expect(reasonsOf(first.shirts, third(3))).toEqual([]);
    const reasonsWith = (difficulty: 1 | 3) => {
      const id = first.shirts[2] ?? "";
      const known = new Map([[id, { ...record, difficulty }]]);
      return earlyPromises(first, known).filter(([isBroken]) => isBroken);
    };
    expect(reasonsWith(3)).toEqual([]);
    expect(reasonsWith(1)).toHaveLength(1);
  });

  it("are broken by a shirt that is nowhere", () => {
    expect(reasonsOf(["nowhere", ...first.shirts.slice(1)], (one) => one)).toContain(
      "There is no shirt 'nowhere'.",
    );
  });
});

describe("the order of the suspects in a case", () => {
  const others = ["Brazil", "Chile", "Peru"];
  const reasonsOf = (places: string) => {
    const bank = Array.from(places, (place, index) => ({
      ...record,
      id: `${index}`,
      suspects: others.toSpliced(Number(place), 0, record.nation),
    }));
    const byId = new Map(bank.map((one) => [one.id, one]));
    const one = { id: "case", shirts: bank.map(({ id }) => id) };
    return placePromises(one, byId).flatMap(([isBroken, reason]) => (isBroken ? [reason] : []));
  };

  it("tells nothing where the right one stands at every place, four times at most", () => {
    expect(reasonsOf("030202031")).toEqual([]);
    expect(reasonsOf("010203011")).toEqual([]);
  });

  it.each([
    ["one place five times", "010203010", "at one place 5 times"],
    ["a place never", "010201021", "never stands"],
    ["a place three times running", "000123123", "three times running"],
  ])("tells something with %s", (_, places, reason) => {
    expect(reasonsOf(places)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("the plain shirts of a case", () => {
  const bank = Array.from({ length: 4 }, (_, place) => ({
    ...record,
    id: `plain-${place}`,
    shirt: usualShirt("sky/white"),
  }));
  const inCase = (
    number: number,
    count: number,
    change = (one: ShirtRecord["shirt"]): ShirtRecord["shirt"] => one,
  ) => {
    const list = Array.from(
      { length: number },
      (_, place): Case => ({
        id: `${place + 1}`,
        shirts: place + 1 < number ? [] : bank.slice(0, count).map(({ id }) => id),
      }),
    );
    const changed = bank.map((one) => ({ ...one, shirt: change(one.shirt) }));
    return kitProblems(changed, list, table).filter(({ reason }) => reason.includes("are plain"));
  };

  it("are three at most", () => {
    expect(inCase(2, 3)).toEqual([]);
    expect(inCase(2, 4)).toMatchObject([
      { record: "2", reason: "4 of its shirts are plain: 3 at most." },
    ]);
    expect(inCase(13, 4)).toHaveLength(1);
  });

  it("may be more in the case that was played before", () => {
    expect(inCase(1, 4)).toEqual([]);
  });

  it("have sleeves of the body's colour", () => {
    expect(inCase(2, 4, (one) => ({ ...one, sleeves: "navy" }))).toEqual([]);
  });
});
