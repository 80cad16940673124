import { describe, expect, it } from "vitest";
import { questionOf } from "../../../../scripts/editions/quiz-fixture";
import { checkDailyBank, titleCheck } from "./check";
import { tenQuestions } from "./ten-questions";

/** A file with one edition that keeps every promise. */
function fileWith({ number = 1, theme = "goalkeepers", start = "a" } = {}) {
  const questions = tenQuestions(start);
  const bench = questionOf(`${start}-bench`);
  return {
    editions: [{ number, theme, questions: questions.map(({ id }) => id), bench: bench.id }],
    questions: [...questions, bench],
  };
}

const check = (files: Record<string, unknown>, elsewhere: { id: string; prompt: string }[] = []) =>
  checkDailyBank(new Map(Object.entries(files)), null, elsewhere);
const problemsOf = (...args: Parameters<typeof check>) =>
  check(...args).problems.map(({ file, record, reason }) => `${file}: ${record}: ${reason}`);

describe("the check of the Daily Quiz", () => {
  it("finds no fault in a good bank, and counts how it was verified", () => {
    expect(check({ "a.json": fileWith() })).toEqual({
      problems: [],
      warnings: [],
      records: 11,
      proof: { byData: 0, byReading: 11, unchecked: 0 },
    });
  });

  it("puts the editions of all files in one order", () => {
    const finals = fileWith({ number: 2, theme: "finals", start: "b" });
    const places = finals.questions.slice(0, 10);
    // The right answers of the second day take other places than those of the first.
    places.reverse().forEach((question) => {
      question.correctIndex = ([3, 2, 1, 0] as const)[question.correctIndex];
    });
    expect(problemsOf({ "a-finals.json": finals, "b-goalkeepers.json": fileWith() })).toEqual([]);
  });

  it("checks against the data", () => {
    const file = fileWith();
    file.questions[10] = questionOf("a-bench", {
      check: { data: "a/clubs.csv", where: { club: "$choice" } },
    });
    const reportWith = (club: string) =>
      checkDailyBank(new Map([["a.json", file]]), { rowsOf: () => [{ club }] }, []);
    expect(reportWith("Aston")).toMatchObject({
      problems: [],
      proof: { byData: 1, byReading: 10 },
    });
    expect(reportWith("Derry").problems).toEqual([
      { file: "a.json", record: "a-bench", reason: "a/clubs.csv confirms Derry, not Aston alone." },
    ]);
  });

  it.each([
    ["text", "no bank", "a.json: file: It has to be an object"],
    ["null", null, "a.json: file: It has to be an object"],
    ["no questions", { editions: [] }, "a.json: questions: It is missing"],
    [
      "a question that is none",
      { editions: [], questions: [7] },
      "a.json: questions 1: It has to be an object",
    ],
    [
      "an unknown theme",
      { editions: [{ number: 1, theme: "kits" }], questions: [] },
      "a.json: edition 1: theme",
    ],
  ])("tells file, record and reason for %s", (_, file, problem) => {
    expect(problemsOf({ "a.json": file })[0]).toContain(problem);
  });

  it("finds a question that is not there", () => {
    const file = fileWith();
    file.questions.pop();
    expect(problemsOf({ "a.json": file })).toEqual([
      "a.json: edition 1: There is no question a-bench.",
    ]);
  });

  it("finds a question that is asked twice, and one that is never asked", () => {
    const file = fileWith();
    Object.assign(file.editions[0] ?? {}, { bench: "a-4" });
    expect(problemsOf({ "a.json": file })).toEqual([
      "a.json: a-4: Edition 1 asks it already.",
      "a.json: a-bench: No edition asks it.",
    ]);
  });

  it("finds a number that is left out", () => {
    expect(problemsOf({ "a.json": fileWith({ number: 8 }) })).toEqual([
      "a.json: edition 8: Its number has to be 1.",
    ]);
  });

  it("finds an id and a prompt of another theme or title", () => {
    const [one, two] = tenQuestions("a");
    const prompt = `${one?.prompt.toUpperCase().replace("?", " ?")}`;
    expect(problemsOf({ "a.json": fileWith() }, [{ id: `${two?.id}`, prompt }])).toEqual([
      "a.json: a-0: It is asked in the same words elsewhere.",
      "a.json: a-1: Its id exists already.",
    ]);
  });

  it("finds a broken promise of a question, of an edition and of the bank", () => {
    const file = fileWith({ theme: "finals" });
    file.questions[10] = questionOf("a-bench", { fact: "It was Aston." });
    for (const place of [1, 2]) Object.assign(file.questions[place] ?? {}, { correctIndex: 3 });
    expect(problemsOf({ "a.json": file })).toEqual([
      expect.stringContaining("a.json: a-bench: The fact only repeats the question"),
      "a.json: edition 1: The theme of its weekday is goalkeepers.",
      "a.json: edition 1: A place has the right answer three times running: move one.",
    ]);
  });
});

it("shows an edition with its bench, and none for an unknown number", () => {
  const lines = titleCheck().preview(1) ?? [];
  expect(lines[0]).toBe("goalkeepers");
  expect(lines.filter((line) => /^ {3}\* /.test(line))).toHaveLength(11);
  expect(titleCheck().preview(0)).toBeNull();
});
