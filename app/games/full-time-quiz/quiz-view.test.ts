import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playedAttempt } from "../../../tests/fixtures/rules-play";
import { type AttemptPlace, quizView, resultsAddress, stepAddress } from "./quiz-view";

const view = (answers: number, search: string) =>
  quizView(playedAttempt(answers), new URLSearchParams(search));

describe("quizView", () => {
  it.each([
    [0, "", 0, null],
    [0, "q=1", 0, null],
    [0, "q=3", 0, null],
    [0, "dialog=why", 0, null],
    [0, "dialog=results", 0, null],
    [1, "", 0, null],
    [1, "q=2", 1, null],
    [1, "dialog=why", 0, "why"],
    [1, "q=1&dialog=why", 0, "why"],
    [1, "q=2&dialog=why", 1, null],
    [1, "q=1&dialog=results", 0, null],
    [3, "", 2, null],
    [3, "q=1", 0, null],
    [3, "q=4", 3, null],
    [3, "q=5", 3, null],
    [3, "q=5&dialog=why", 3, null],
    [4, "", 3, null],
    [4, "q=5", 4, null],
    [4, "dialog=results", 3, null],
    [5, "", 4, "results"],
    [5, "dialog=results", 4, "results"],
    [5, "dialog=why", 4, "results"],
    [5, "dialog=nonsense", 4, "results"],
    [5, "q=2", 1, null],
    [5, "q=5", 4, null],
    [5, "q=9", 4, null],
    [5, "q=2&dialog=why", 1, "why"],
    [5, "q=5&dialog=why", 4, "why"],
    [5, "q=2&dialog=results", 1, "results"],
    [5, "q=2&dialog=nonsense", 1, null],
  ])(
    "with %i answers, ?%s shows question %i and the dialog %s",
    (answers, search, question, dialog) => {
      expect(view(answers, search)).toEqual({ question, dialog });
    },
  );
});

describe("an address that makes no sense", () => {
  it.each(["q=0", "q=-1", "q=1.5", "q=10", "q=abc", "q=", "q=%201", "q=1e0", "step=1"])(
    "such as ?%s counts as one without a step",
    (search) => {
      expect(view(3, search)).toEqual(view(3, ""));
    },
  );

  const anySearch = fc.oneof(
    fc.string(),
    fc
      .record({
        q: fc.oneof(fc.string(), fc.integer({ min: -2, max: 12 }).map(String)),
        dialog: fc.oneof(fc.string(), fc.constantFrom("why", "results")),
      })
      .map((fields) => new URLSearchParams(fields).toString()),
  );
  const anyCount = fc.integer({ min: 0, max: 5 });

  it("still shows a question that exists and is within reach", () => {
    fc.assert(
      fc.property(anyCount, anySearch, (answers, search) => {
        expect([0, 1, 2, 3, 4].slice(0, answers + 1)).toContain(view(answers, search).question);
      }),
    );
  });

  it("never opens a dialog that has nothing to say yet", () => {
    fc.assert(
      fc.property(anyCount, anySearch, (answers, search) => {
        const { question, dialog } = view(answers, search);
        if (dialog === "why") expect(question).toBeLessThan(answers);
        if (dialog === "results") expect(answers).toBe(5);
      }),
    );
  });
});

const places = [
  { isFriendly: false, isCurrent: true },
  { isFriendly: true, isCurrent: true },
  { isFriendly: false, isCurrent: false },
];

describe.each(places)("the addresses of the steps of %j", ({ isFriendly, isCurrent }) => {
  const place: AttemptPlace = { attempt: { date: "2026-11-21", isFriendly }, isCurrent };
  const shown = (address: string) => view(5, address.split("?")[1] ?? "");

  it.each([0, 1, 2, 3, 4])("lead to question %i", (question) => {
    expect(shown(stepAddress(place, question))).toEqual({ question, dialog: null });
  });

  it.each([0, 1, 2, 3, 4])("lead to the insight of question %i", (question) => {
    expect(shown(stepAddress(place, question, "why"))).toEqual({ question, dialog: "why" });
  });

  it("lead to the results", () => {
    expect(shown(resultsAddress(place))).toEqual({ question: 4, dialog: "results" });
  });

  it("name the Friendly where it is one, and the date where it is not today's, and nowhere else", () => {
    const all = [stepAddress(place, 0), stepAddress(place, 1, "why"), resultsAddress(place)];
    for (const address of all) {
      const search = new URL(address, "https://kickabout.example").searchParams;
      expect(search.has("friendly")).toBe(isFriendly);
      expect(search.has("date")).toBe(!isCurrent);
    }
  });
});
