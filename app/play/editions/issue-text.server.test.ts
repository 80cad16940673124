import { expect, it } from "vitest";
import { z } from "zod";
import { recordProblem } from "./edition-problem.server";

const text = z.string().trim().min(1);
const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    prompt: text.max(10),
    choices: z.tuple([text, text]),
    tags: z.array(text).length(2),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    continent: z.enum(["africa", "asia"]),
    asOf: z.iso.date(),
    value: z.int().positive().max(9),
    women: z.boolean(),
    where: z.union([text, z.array(text)]).optional(),
    years: z.string().regex(/^\d{4}$/, "has to be a year such as 1990"),
    source: z.strictObject({ title: text }),
  }),
);

const record = {
  id: "a",
  prompt: "Who?",
  choices: ["a", "b"],
  tags: ["a", "b"],
  level: 1,
  continent: "asia",
  asOf: "2026-11-26",
  value: 1,
  women: true,
  years: "1990",
  source: { title: "A page" },
};

function reasonsOf(change: object): string[] {
  const content = [{ ...record, ...change }];
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map((issue) => recordProblem(content, issue).reason);
}

it.each<[string, object, string]>([
  ["no text", { prompt: undefined }, "prompt is missing"],
  ["an empty text", { prompt: "  " }, "prompt is empty"],
  ["a long text", { prompt: "Who scored it?" }, "prompt has 14 characters: it may have 10 at most"],
  ["a number for a text", { prompt: 7 }, 'prompt has to be a text, in " "'],
  ["a text for a number", { value: "7" }, "value has to be a number, without quotes"],
  ["half a number", { value: 1.5 }, "value has to be a whole number, without quotes"],
  ["a great number", { value: 10 }, "value is 10: it has to be 9 at most"],
  ["a text for yes or no", { women: "yes" }, "women has to be true or false, without quotes"],
  ["a list of one", { tags: ["a"] }, "tags has 1 entries: it has to have 2"],
  [
    "a choice too many",
    { choices: ["a", "b", "c"] },
    "choices has 3 entries: it has to have 2 at most",
  ],
  ["an empty choice", { choices: ["a", ""] }, "choices 2 is empty"],
  ["another level", { level: 5 }, "level is 5: it has to be 1, 2 or 3"],
  ["another continent", { continent: "mars" }, 'continent is "mars": it has to be africa or asia'],
  [
    "no date",
    { asOf: "26.11.2026" },
    'asOf is "26.11.2026": it has to be a date such as 2027-02-01',
  ],
  ["neither of two", { where: 7 }, 'where has to be a text, in " ", or a list, in [ ]'],
  [
    "another form",
    { id: "A b" },
    "id is \"A b\": it has to be small letters, digits and single hyphens, such as 'own-1'",
  ],
  ["a form with words of its own", { years: "90" }, "years has to be a year such as 1990"],
  [
    "a field misspelt",
    { source: { titel: "A page", title: "A page" } },
    "source has 'titel', which is no field of it",
  ],
  ["a field of a field", { source: {} }, "source, title is missing"],
  ["a list for an object", { source: [] }, "source has to be an object, in { }"],
])("is said of %s", (_, change, reason) => {
  expect(reasonsOf(change)).toEqual([reason]);
});

it("quotes the beginning of a long value alone", () => {
  expect(reasonsOf({ continent: "x".repeat(500) })[0]?.length).toBeLessThan(90);
});
