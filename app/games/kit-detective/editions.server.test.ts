import { describe, expect, it } from "vitest";
import { cases, editions, shirtOf, shirts } from "./editions.server";
import { CASE_SIZE, editionsFileSchema, PIECES } from "./editions-file.server";
import voidedOn from "./voided.json";

const [record] = shirts;
const [first] = cases;
if (!record || !first) throw new Error("There is no shirt or no case.");

describe("the cases", () => {
  it("are seventeen of nine, from a bank of a hundred and twenty shirts at least", () => {
    expect(cases).toHaveLength(17);
    expect(shirts.length).toBeGreaterThanOrEqual(120);
    const hung = cases.flatMap((one) => one.shirts);
    expect(new Set(hung).size).toBe(17 * CASE_SIZE);
  });

  it("are found by number, with their shirts in order", () => {
    const found = editions.at(1);
    expect(found?.id).toBe(first.id);
    expect(found?.shirts.map(({ id }) => id)).toEqual(first.shirts);
    for (const number of [0, 18, -1, 1.5, Number.NaN]) expect(editions.at(number)).toBeNull();
  });

  it("are voided by ids that there are", () => {
    expect(Object.keys(voidedOn).filter((id) => !shirtOf(id))).toEqual([]);
  });
});

describe("the schema", () => {
  const withShirt = (change: object) => ({ shirts: [{ ...record, ...change }], cases: [] });
  const { shirt } = record;

  it("takes a shirt and a case", () => {
    expect(editionsFileSchema.safeParse({ shirts: [record], cases: [first] }).success).toBe(true);
  });

  it("takes a shirt that was not looked up", () => {
    expect(editionsFileSchema.safeParse(withShirt({ source: undefined })).success).toBe(true);
  });

  it.each([
    ["a colour that is none", withShirt({ shirt: { ...shirt, body: "blurple" } })],
    ["a pattern that is none", withShirt({ shirt: { ...shirt, pattern: { kind: "dots" } } })],
    ["a collar that is none", withShirt({ shirt: { ...shirt, collar: { kind: "hood" } } })],
    ["years that are none", withShirt({ years: "the nineties" })],
    ["a long note", withShirt({ note: "x".repeat(201) })],
    ["no note", withShirt({ note: " " })],
    ["three suspects", withShirt({ suspects: record.suspects.slice(1) })],
    ["five pieces of evidence", withShirt({ evidence: record.evidence.slice(1) })],
    [
      "evidence that fits nobody",
      withShirt({ evidence: Array(PIECES).fill({ text: "x", fits: [] }) }),
    ],
    ["a continent that is none", withShirt({ continent: "Atlantis" })],
    ["a fourth difficulty", withShirt({ difficulty: 4 })],
    ["a date that is none", withShirt({ asOf: "2026-02-30" })],
    ["half a source", withShirt({ source: { title: "A book" } })],
    ["a field that is unknown", withShirt({ maker: "A tailor" })],
    ["a case of eight", { shirts: [], cases: [{ ...first, shirts: first.shirts.slice(1) }] }],
  ])("refuses %s", (_, file) => {
    expect(editionsFileSchema.safeParse(file).success).toBe(false);
  });
});

describe("an operator's file", () => {
  const own = { ...record, id: "own-shirt" };
  const ownCase = { id: "own-case", shirts: ["own-shirt", ...first.shirts.slice(1)] };
  const withShirt = (change: object) => ({ shirts: [{ ...own, ...change }], cases: [ownCase] });
  const withCase = (...ids: string[]) => ({ shirts: [own], cases: [{ ...ownCase, shirts: ids }] });
  const others = record.suspects.filter((one) => one !== record.nation);
  const [piece] = record.evidence;

  it.each([
    ["nothing", null, "file", "It has to be an object"],
    ["a list", [], "file", "It has to be an object"],
    [
      "__proto__ for its shirts",
      JSON.parse('{"cases":[],"__proto__":{"shirts":[]}}'),
      "shirts",
      "It is missing",
    ],
    ["a broken shirt", withShirt({ suspects: [] }), "own-shirt", "suspects has 0 entries"],
    ["a shirt that is there", withShirt({ id: record.id }), record.id, "Its id exists already"],
    ["a shirt twice", { shirts: [own, own], cases: [] }, "own-shirt", "Its id exists already"],
    ["a case that is there", { shirts: [], cases: [first] }, first.id, "Its id exists already"],
    [
      "suspects without the right one",
      withShirt({ suspects: [...others, "Atlantis"] }),
      "own-shirt",
      `'${record.nation}' is none of its suspects`,
    ],
    [
      "a suspect twice",
      withShirt({ suspects: [record.nation, ...others.slice(1), others[1]] }),
      "own-shirt",
      "A suspect is there twice",
    ],
    [
      "evidence against the right one",
      withShirt({ evidence: [{ ...piece, fits: others }, ...record.evidence.slice(1)] }),
      "own-shirt",
      `Evidence rules '${record.nation}' out`,
    ],
    [
      "evidence that fits a stranger",
      withShirt({
        evidence: [{ ...piece, fits: [record.nation, "Atlantis"] }, ...record.evidence.slice(1)],
      }),
      "own-shirt",
      "'Atlantis' is none of its suspects",
    ],
    [
      "evidence that leaves two",
      withShirt({ evidence: [...record.evidence.slice(1), piece] }),
      "own-shirt",
      "Its last evidence leaves two suspects",
    ],
    [
      "a shirt that is nowhere",
      withCase("nowhere", ...first.shirts.slice(1)),
      "own-case",
      "There is no shirt 'nowhere'",
    ],
    [
      "a shirt twice in a case",
      withCase(...first.shirts.slice(1), first.shirts[1] ?? ""),
      "own-case",
      "A shirt is there twice",
    ],
  ])("is refused with %s, and nothing of it is kept", (_, content, name, reason) => {
    const result = editions.addEditions(content, 5001);
    expect(result).toMatchObject({ record: name, reason: expect.stringContaining(reason) });
    expect(editions.at(5001)).toBeNull();
    expect(shirtOf("own-shirt")).toBeUndefined();
  });

  it("adds cases of its own shirts and of those that are there", () => {
    expect(editions.addEditions({ shirts: [own], cases: [ownCase] }, 5001)).toEqual({ count: 1 });
    expect(editions.at(5001)?.shirts.map(({ id }) => id)).toEqual(ownCase.shirts);
    expect(editions.addEditions({ shirts: [], cases: [ownCase] }, 5002)).toMatchObject({
      reason: "Its id exists already",
    });
  });
});
