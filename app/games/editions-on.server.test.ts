import { expect, it } from "vitest";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { editionsOn, firstEditionDate } from "./editions-on.server";
import { orderOn } from "./treble";

setVariables();

it("begins with the first day that has an edition of its own", () => {
  expect(firstEditionDate).toBe("2026-11-21");
  expect(editionsOn(firstEditionDate)).toEqual([
    { slug: "full-time-quiz", date: "2026-11-21", number: 1 },
    { slug: "career-path", date: "2026-11-20", number: 1 },
    { slug: "kit-detective", date: "2026-11-20", number: 1 },
  ]);
});

it("has no edition before the first", () => {
  expect(editionsOn("2026-11-19")).toEqual([]);
});

it("has the editions of each title's schedule", () => {
  const editions = editionsOn("2026-11-23");
  expect(editions.map(({ slug }) => slug)).toEqual(orderOn("2026-11-23"));
  expect(editions).toContainEqual({ slug: "full-time-quiz", date: "2026-11-23", number: 3 });
  expect(editions).toContainEqual({ slug: "golden-word", date: "2026-11-23", number: 2 });
});
