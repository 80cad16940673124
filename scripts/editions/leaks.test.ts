import { expect, it } from "vitest";
import { leakProblems } from "./leaks";

const problemsOf = (puzzle: unknown) => leakProblems(puzzle, new Set(["koeln-goat"]));

it("lets a page have prompts, choices and labels", () => {
  const questions = [{ prompt: "Which animal?", choices: ["A goat", "A cat"] }];
  expect(problemsOf({ questions, labels: ["Köln"], length: 5, past: null })).toEqual([]);
});

it.each([
  [
    "the id of a record, at any depth",
    { questions: [{ id: "koeln-goat" }] },
    "has the id 'koeln-goat'",
  ],
  ["the place of the right choice", { questions: [{ correctIndex: 2 }] }, "has 'correctIndex'"],
  ["an answer", { answers: ["a"] }, "has 'answers'"],
])("does not let it have %s", (_, puzzle, reason) => {
  expect(problemsOf(puzzle)).toEqual([expect.stringContaining(reason)]);
});
