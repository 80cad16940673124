import { expect, it } from "vitest";
import { z } from "zod";
import { readEditions, repeatedId } from "./edition-problem.server";

const schema = z.array(z.strictObject({ id: z.string(), word: z.string().max(5) }));

it("reads a file that its schema accepts", () => {
  const file = [{ id: "a", word: "bench" }];
  expect(readEditions(schema, file)).toEqual({ file, problem: null });
});

it("names the record of the first problem", () => {
  const { file, problem } = readEditions(schema, [{ id: "a", word: "striker" }, { id: "b" }]);
  expect(file).toBeNull();
  expect(problem).toEqual({ record: "a", reason: "word has 7 characters: it may have 5 at most" });
});

it("says what is no list", () => {
  expect(readEditions(schema, "none").problem?.record).toBe("file");
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
