import { describe, expect, it } from "vitest";
import { type Garden, gardens } from "../editions.server";
import { gardenProblems, titleCheck } from "./check";
import { seeded, sureness } from "./players";

const reasonsOf = (list: readonly Garden[]) => gardenProblems(list).map(({ reason }) => reason);
const [one, two] = gardens as [Garden, Garden];

describe("the promises of Keepy-Uppy", () => {
  it.each([9, 8, 7, 6, 5, 4, 3])(
    "give a thumb that is off by 70 ms %i clean touches of ten",
    (odds) => {
      const share = sureness(odds, { name: "by touch", spread: 70 }, seeded(odds));
      expect(Math.abs(share - odds / 10)).toBeLessThan(0.04);
    },
  );

  it.each([
    ["an id twice", [one, { ...two, id: one.id }], /id exists/],
    ["a seed twice", [one, { ...one, id: "other" }], /seed exists/],
  ])("are broken by %s", (_, list, reason) => {
    expect(reasonsOf(list).join("\n")).toMatch(reason);
  });

  it("are broken by a garden whose luck allows no win without timing", () => {
    const isUnfair = (seed: number) => reasonsOf([{ id: "other", seed }]).length > 0;
    const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1000);
    expect(reasonsOf([{ id: "other", seed: seeds.find(isUnfair) ?? 0 }]).join()).toMatch(
      /Its best/,
    );
  });

  it("are asked of an operator's gardens alone, if told to", () => {
    const added = [
      { file: "own.json", content: { editions: [{ ...one, id: "own" }] }, first: 5000 },
    ];
    expect(titleCheck(added).check(null, "added").problems).toEqual([
      { file: "own.json", record: "own", reason: "Its seed exists already: choose another." },
    ]);
  });

  it("shows a garden by its number", () => {
    expect(titleCheck().preview(1)?.join("\n")).toContain(`seed ${one.seed}`);
    expect(titleCheck().preview(0)).toBeNull();
  });
});
