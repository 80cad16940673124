import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEditions } from "./define-editions.server";
import { repeatedId } from "./edition-problem.server";

const letters = z.array(z.strictObject({ id: z.string() }));

const alphabet = () => {
  const asked: string[] = [];
  const editions = defineEditions({
    schedule: { firstDate: "2026-11-22", period: "day", editions: [1, 2] },
    openFrom: "2026-11-24",
    voided: { b: "2026-11-23" },
    schema: letters,
    builtIn: () => {
      asked.push("builtIn");
      return [{ id: "a" }, { id: "b" }];
    },
    read: (file, known) => repeatedId(file, known) ?? file,
    idsOf: ({ id }) => [id],
    build: ({ id }, { hasVoid }) => ({ puzzle: id, answer: hasVoid ? "void" : "valid" }),
    reported: (id, { numberOf }) =>
      numberOf(id) === 0 ? null : { title: "Letters", summary: `No. ${numberOf(id)}` },
  });
  return { editions, asked };
};

describe("the editions of a title", () => {
  it("are numbered from 1 on, and added ones from their first number", () => {
    const { editions } = alphabet();
    expect(editions.addEditions([{ id: "c" }, { id: "d" }], 11)).toEqual({ count: 2 });
    expect(["a", "b", "c", "d", "e"].map(editions.numberOf)).toEqual([1, 2, 11, 12, 0]);
    expect([1, 2, 11, 12].map((number) => editions.at(number)?.id)).toEqual(["a", "b", "c", "d"]);
    for (const number of [0, 3, 13, -1, 1.5, Number.NaN]) {
      expect(editions.at(number)).toBeNull();
      expect(editions.edition(number)).toBeNull();
    }
    expect(["a", "d", "e"].map(editions.has)).toEqual([true, true, false]);
    expect(editions.all()).toHaveLength(4);
  });

  it("are graded without the voided records, by default those of the title", () => {
    const { editions } = alphabet();
    expect(editions.edition(1)).toEqual({ number: 1, puzzle: "a", answer: "valid" });
    expect(editions.edition(2)).toEqual({
      number: 2,
      puzzle: "b",
      answer: "void",
      hasVoid: true,
    });
    expect(editions.edition(1, ["a"])?.hasVoid).toBe(true);
    expect(editions.edition(2, [])).not.toHaveProperty("hasVoid");
  });

  it.each([
    ["breaks the schema", [{ id: 7 }], "record 1"],
    ["has an id of the release", [{ id: "c" }, { id: "a" }], "a"],
    ["has an id twice", [{ id: "c" }, { id: "c" }], "c"],
  ])("of a file that %s are not added", (_, content, record) => {
    const { editions } = alphabet();
    expect(editions.addEditions(content, 11)).toMatchObject({ record });
    expect(editions.at(11)).toBeNull();
  });

  it("are built when the first is asked for, once", () => {
    const { editions, asked } = alphabet();
    expect(asked).toEqual([]);
    expect(editions.reported("b")).toEqual({ title: "Letters", summary: "No. 2" });
    expect(editions.reported("e")).toBeNull();
    expect(asked).toEqual(["builtIn"]);
  });
});
