import { describe, expect, it } from "vitest";
import finals from "./bank/finals.json";
import goalkeepers from "./bank/goalkeepers.json";
import { editionCount, questionById } from "./bank.server";
import { editions } from "./editions.server";

/** The questions of the first edition of finals with other ids, and that edition as an operator's first. */
function operatorFile() {
  const questions = finals.questions
    .slice(0, 11)
    .map((question, index) => ({ ...question, id: `own-${index}` }));
  const ids = questions.map(({ id }) => id);
  return {
    editions: [{ number: 1, theme: "women", questions: ids.slice(0, 10), bench: "own-10" }],
    questions,
  };
}

describe("the bank", () => {
  it("has ten questions and one on the bench for each edition", () => {
    const numbers = Array.from({ length: editionCount }, (_, index) => index + 1);
    const lengths = numbers.map((number) => editions.at(number)?.questions.length);
    expect(lengths).toEqual(numbers.map(() => 10));
    expect(numbers.every((number) => editions.at(number)?.bench.prompt)).toBe(true);
  });

  it("begins with goalkeepers, then finals", () => {
    expect(editions.at(1)?.theme).toBe("goalkeepers");
    expect(editions.at(1)?.questions.map(({ id }) => id)).toEqual(
      goalkeepers.editions[0]?.questions,
    );
    expect(editions.at(2)?.bench.id).toBe(finals.editions[0]?.bench);
  });

  it("names the source of a reason in one text", () => {
    expect(questionById("webb-policeman")?.source).toBe("Wikipedia, 'Howard Webb'");
  });

  it.each([0, -1, editionCount + 1, 1.5, Number.NaN])("has no edition %d", (number) => {
    expect(editions.at(number)).toBeNull();
  });
});

describe("an operator's file", () => {
  it.each([
    ["text", "no bank", "file"],
    ["an id of the bank", { change: { id: "webb-policeman" } }, "webb-policeman"],
    ["an id twice", { change: { id: "own-1" } }, "own-1"],
    ["a wrong number", { edition: { number: 2 } }, "edition 2"],
    ["an unknown question", { edition: { bench: "nowhere" } }, "edition 1"],
    ["a question twice", { edition: { bench: "own-3" } }, "edition 1"],
    ["an unknown theme", { edition: { theme: "kits" } }, "edition 1"],
  ])("is refused with %s", (_, change, record) => {
    const file = operatorFile();
    if (typeof change === "object") {
      Object.assign(file.questions[0] ?? {}, "change" in change ? change.change : {});
      Object.assign(file.editions[0] ?? {}, "edition" in change ? change.edition : {});
    }
    const added = editions.addEditions(typeof change === "object" ? file : change, 5100);
    expect(added).toEqual({ record, reason: expect.any(String) });
    expect(editions.at(5100)).toBeNull();
  });

  it("adds its editions by the numbers of their dates, once", () => {
    expect(editions.addEditions(operatorFile(), 5200)).toEqual({ count: 1 });
    expect(editions.at(5200)?.theme).toBe("women");
    expect(editions.at(5200)?.questions.map(({ id }) => id)).toContain("own-0");
    expect(editions.addEditions(operatorFile(), 5300)).toMatchObject({ record: "own-0" });
  });
});
