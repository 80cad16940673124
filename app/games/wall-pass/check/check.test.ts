import { describe, expect, it } from "vitest";
import { type Street, streets } from "../editions.server";
import { oneWeightProblems, streetProblems, titleCheck, winnersProblems } from "./check";

const [first, second] = streets as [Street, Street];
const reasonsWith = (change: Partial<Street>) =>
  streetProblems([first, { ...second, ...change }]).map(({ reason }) => reason);

describe("the promises of Wall Pass", () => {
  it("are kept by two streets", () => {
    expect(reasonsWith({})).toEqual([]);
  });

  it.each([
    ["a seed that is there already", { ...first }, "seed exists"],
    ["a par too low", { par: second.par - 1 }, `solver's par is ${second.par}`],
    ["a par too high", { par: second.par + 1 }, `solver's par is ${second.par}`],
    ["a line that scores less", { line: Array(10).fill("4-firm").join(" ") }, "line scores"],
    ["a line that loses the ball", { line: Array(10).fill("1-hard").join(" ") }, "loses the ball"],
    ["a line of one weight", { line: Array(10).fill("4-firm").join(" ") }, "one weight only"],
    // Seeds whose streets the table leaves out.
    ["a street that needs no thought", { seed: 2 }, "too much"],
  ])("are broken by %s", (_, change, reason) => {
    expect(reasonsWith(change)).toContainEqual(expect.stringContaining(reason));
  });

  it("want about half of thoughtful newcomers to win", () => {
    for (const winners of [45, 58, 65]) expect(winnersProblems(winners)).toEqual([]);
    for (const winners of [44, 66]) expect(winnersProblems(winners)).toHaveLength(1);
  });

  it("are asked of an operator's streets alone, if told to", () => {
    const content = { editions: [{ seed: first.seed }] };
    const added = [{ file: "own.json", content, first: 5000 }];
    expect(titleCheck(added).check(null, "added").problems).toEqual([
      { file: "own.json", record: "edition 5000", reason: "Its seed exists already." },
    ]);
  });

  it("want some thought for the weight: not all streets are won by one of them", () => {
    const wonByFirm = [1, 17, 21].map((number) => streets[number - 1] as Street);
    expect(oneWeightProblems([...wonByFirm, second])).toEqual([]);
    expect(oneWeightProblems(wonByFirm)).toMatchObject([
      { reason: "Taking the most with firm passes alone wins all of them." },
    ]);
    // A single day may be luck.
    expect(oneWeightProblems([first])).toEqual([]);
  });

  it("print an edition with its line", () => {
    expect(titleCheck().preview(1)).toEqual([expect.stringContaining("par 92"), first.line]);
    expect(titleCheck().preview(9999)).toBeNull();
  });
});
