import { expect, it } from "vitest";
import { toFillIn, unfilledIn } from "./to-fill-in.server";

it("names what is still to fill in, record by record", () => {
  const content = {
    questions: [
      { id: "one", prompt: toFillIn("the question"), choices: ["a", toFillIn("the second")] },
      {
        id: "two",
        prompt: "Who?",
        choices: [toFillIn("a"), toFillIn("b")],
        source: { title: toFillIn("who"), where: toFillIn("a page") },
        stations: [{ club: "Lyon", from: toFillIn("a year") }],
      },
      { prompt: toFillIn("the question") },
    ],
  };
  expect(unfilledIn(content)).toEqual([
    { record: "one", reason: "Still to fill in: prompt; choices 2" },
    { record: "two", reason: "Still to fill in: choices; source; stations 1, from" },
    { record: "questions 3", reason: "Still to fill in: prompt" },
  ]);
});

it.each([[null], [7], [[]], [{ id: "a", line: "Nothing TO FILL IN here." }]])(
  "names nothing of %j",
  (content) => {
    expect(unfilledIn(content)).toEqual([]);
  },
);
