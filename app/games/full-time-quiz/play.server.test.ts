import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnswers } from "./play.server";

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const asJson = (answers: unknown) => formOf({ answers: JSON.stringify(answers) });
const good = { question: 0, choice: 3, elapsed: 1234 };

describe("parseAnswers", () => {
  it("reads answers that a script posts, in order", () => {
    const answers = [good, { question: 1, choice: 0, elapsed: null }];
    expect(parseAnswers(asJson(answers))).toEqual(answers);
  });

  it("reads one answer of a plain form, whose time nobody measured", () => {
    expect(parseAnswers(formOf({ question: "2", choice: "1" }))).toEqual([
      { question: 2, choice: 1, elapsed: null },
    ]);
  });

  it("leaves out what does not belong to an answer", () => {
    expect(parseAnswers(asJson([{ ...good, correct: true }]))).toEqual([good]);
  });
});

describe("a form that makes no sense", () => {
  it.each<[string, Record<string, string | File>]>([
    ["nothing", {}],
    ["no choice", { question: "0" }],
    ["no question", { choice: "0" }],
    ["an empty choice", { question: "0", choice: "" }],
    ["a question that is not there", { question: "5", choice: "0" }],
    ["a negative question", { question: "-1", choice: "0" }],
    ["a word for a choice", { question: "0", choice: "Brazil" }],
    ["a fraction", { question: "0", choice: "1.5" }],
    ["a choice in other digits", { question: "0", choice: "١" }],
    ["a choice with spaces", { question: "0", choice: " 1" }],
    ["a file for a choice", { question: "0", choice: new File(["1"], "1") }],
    ["a file for the answers", { answers: new File(["[]"], "answers.json") }],
    ["empty answers beside good fields", { answers: "", question: "0", choice: "0" }],
  ])("has %s, and is null", (_, fields) => {
    expect(parseAnswers(formOf(fields))).toBeNull();
  });

  it.each([
    ["broken JSON", "[{"],
    ["no list", JSON.stringify(good)],
    ["null", "null"],
    ["an empty list", "[]"],
    ["six answers", JSON.stringify(Array.from({ length: 6 }, () => good))],
    ["a negative time", JSON.stringify([{ ...good, elapsed: -1 }])],
    ["an endless time", '[{"question":0,"choice":0,"elapsed":1e999}]'],
    ["a time in words", JSON.stringify([{ ...good, elapsed: "1234" }])],
    ["no time at all", JSON.stringify([{ question: 0, choice: 0 }])],
    ["a question before the first", JSON.stringify([{ ...good, question: -1 }])],
    ["a question beyond the last", JSON.stringify([{ ...good, question: 5 }])],
    ["a fraction of a question", JSON.stringify([{ ...good, question: 0.5 }])],
    ["a fraction of a choice", JSON.stringify([{ ...good, choice: 0.5 }])],
    ["one bad answer among good ones", JSON.stringify([good, null])],
  ])("has answers with %s, and is null", (_, answers) => {
    expect(parseAnswers(formOf({ answers }))).toBeNull();
  });
});

describe("a hostile form", () => {
  const hostileField = fc.oneof(fc.string(), fc.json(), fc.nat({ max: 9 }).map(String));
  const answerLike = fc.record(
    {
      question: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.jsonValue()),
      choice: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.jsonValue()),
      elapsed: fc.oneof(fc.integer({ min: -1 }), fc.constant(null), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const hostileForm = fc.oneof(
    fc.dictionary(fc.constantFrom("answers", "question", "choice", "other"), hostileField),
    fc.array(answerLike, { maxLength: 7 }).map((answers) => ({ answers: JSON.stringify(answers) })),
  );

  it("never throws, and gives only answers that make sense or null", () => {
    fc.assert(
      fc.property(hostileForm, (fields) => {
        for (const { question, choice, elapsed } of parseAnswers(formOf(fields)) ?? []) {
          expect([0, 1, 2, 3, 4]).toContain(question);
          expect(choice).toSatisfy(Number.isInteger);
          if (elapsed !== null) expect(elapsed).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
