import { expect, it } from "vitest";
import { z } from "zod";
import { readEditions, repeatedId } from "./edition-problem.server";
import { toFillIn } from "./to-fill-in.server";

const schema = z.array(z.strictObject({ id: z.string(), word: z.string().max(5) }));

it("reads a file that its schema accepts", () => {
  const file = [{ id: "a", word: "bench" }];
  expect(readEditions(schema, file)).toEqual({ file, problems: [] });
});

it("names the record of each problem, first those that are still to fill in", () => {
  const list = [{ id: "a", word: "striker" }, { id: "b" }, { id: "c", word: toFillIn("a word") }];
  expect(readEditions(schema, list).problems).toEqual([
    { record: "c", reason: "Still to fill in: word" },
    { record: "a", reason: "word has 7 characters: it may have 5 at most" },
    { record: "b", reason: "word is missing" },
  ]);
});

it("says what is no list", () => {
  expect(readEditions(schema, "none").problems[0]?.record).toBe("file");
});

it.each([
  ["new ids", ["a", "b"], null],
  ["an id twice", ["a", "b", "a"], "a"],
  ["a known id", ["a", "known"], "known"],
])("%s: %j", (_, ids, record) => {
  const records = ids.map((id) => ({ id }));
  expect(repeatedId(records, new Set(["known"]))).toEqual(
    record && { record, reason: "Its id exists already" },
  );
});
