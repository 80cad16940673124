import { describe, expect, it } from "vitest";
import { fiveQuestions, questionOf } from "../../../../scripts/editions/quiz-fixture";
import { editions as bank } from "../bank.server";
import { checkBank, titleCheck } from "./check";

/** A bank whose last edition, number 20, is the first that is held to the promises. */
function fileWith({ id = "last", number = 20 } = {}) {
  const old = Array.from({ length: 19 }, (_, index) => index + 1);
  const first = fiveQuestions("first");
  const last = fiveQuestions(id);
  return {
    editions: [
      ...old.map((one) => ({ number: one, questions: first.map((question) => question.id) })),
      { number, questions: last.map((question) => question.id) },
    ],
    questions: [...first, ...last],
  };
}

const check = (files: Record<string, unknown>) => checkBank(new Map(Object.entries(files)), null);
const problemsOf = (file: unknown) =>
  check({ "a.json": file }).problems.map(
    ({ file, record, reason }) => `${file}: ${record}: ${reason}`,
  );

describe("the check of the bank", () => {
  it("reads every file that the server reads", () => {
    expect(titleCheck().numbers()).toEqual(bank.map((_, index) => index + 1));
  });

  it("finds no fault in a good bank, and counts how it was verified", () => {
    expect(check({ "a.json": fileWith() })).toEqual({
      problems: [],
      warnings: [],
      records: 10,
      proof: { byData: 0, byReading: 10, unchecked: 0 },
    });
  });

  it("checks against the data", () => {
    const file = fileWith();
    const checked = { data: "a/clubs.csv", where: { club: "$choice" } };
    file.questions[0] = questionOf("first-a", { check: checked, difficulty: 1 });
    const reportWith = (club: string) =>
      checkBank(new Map([["a.json", file]]), { rowsOf: () => [{ club }] });
    expect(reportWith("Aston")).toMatchObject({ problems: [], proof: { byData: 1, byReading: 9 } });
    expect(reportWith("Derry").problems).toEqual([
      { file: "a.json", record: "first-a", reason: "a/clubs.csv confirms Derry, not Aston alone." },
    ]);
  });

  it.each([
    ["text", "no bank", "a.json: file: It has to be an object"],
    ["null", null, "a.json: file: It has to be an object"],
    ["a list", [], "a.json: file: It has to be an object"],
    ["no questions", { editions: [] }, "a.json: questions: It is missing"],
    [
      "a question that is none",
      { editions: [], questions: [7] },
      "a.json: questions 1: It has to be an object",
    ],
    [
      "a long prompt",
      { editions: [], questions: [questionOf("x", { prompt: "x".repeat(96) })] },
      "a.json: x: prompt has 96 characters",
    ],
    ["__proto__ for a list", JSON.parse('{"__proto__": []}'), "a.json: editions: It is missing"],
  ])("tells file, record and reason for %s", (_, file, problem) => {
    expect(problemsOf(file)[0]).toContain(problem);
  });

  it("finds an id that is there twice", () => {
    const file = fileWith();
    file.questions.push(questionOf("last-a", { difficulty: 1 }));
    expect(problemsOf(file)).toEqual(["a.json: last-a: Its id exists already."]);
  });

  it("finds an edition with a question that is not there", () => {
    const file = fileWith();
    file.editions[0]?.questions.splice(0, 1, "nowhere");
    expect(problemsOf(file)).toEqual(["a.json: edition 1: There is no question nowhere."]);
  });

  it("finds a number that is left out", () => {
    expect(problemsOf(fileWith({ number: 21 }))).toEqual([
      "a.json: edition 21: Its number has to be 20.",
    ]);
  });

  it("finds questions of an earlier edition in a new one, by id and by words", () => {
    const file = fileWith();
    const [first, last] = [file.questions[0], file.questions[5]];
    if (last && first) last.prompt = first.prompt;
    file.editions[19]?.questions.splice(1, 1, "first-b");
    expect(problemsOf(file)).toEqual([
      "a.json: last-a: Edition 19 asks it already.",
      "a.json: first-b: Edition 19 asks it already.",
    ]);
  });

  it("lets a new edition have a question of one that never had a date", () => {
    const file = fileWith();
    for (const number of [1, 2, 17, 18, 19]) {
      file.editions[number - 1]?.questions.splice(1, 1, "elsewhere");
    }
    file.questions.push(questionOf("elsewhere"));
    file.editions[19]?.questions.splice(1, 1, "first-b");
    expect(problemsOf(file)).toEqual([]);
  });

  it("finds a broken promise of a new edition and of its questions", () => {
    const file = fileWith();
    file.questions[5] = questionOf("last-a", { difficulty: 2, fact: "It was Aston." });
    expect(problemsOf(file)).toEqual([
      expect.stringContaining("a.json: edition 20: It does not open gently"),
      expect.stringContaining("a.json: last-a: The fact only repeats the question"),
    ]);
  });

  it("lets a later file use the questions of an earlier one", () => {
    const { questions, editions } = fileWith();
    expect(
      check({ "a.json": { editions: [], questions }, "b.json": { editions, questions: [] } })
        .problems,
    ).toEqual([]);
  });
});
