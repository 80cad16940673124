import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editionOf, isTrending, threadAddress, threadIdAt, withRecent } from "./thread";

const HOUR_MS = 60 * 60_000;

/** A thread after turns at these times, in hours, by these fans. */
const talked = (...said: readonly (readonly [hour: number, by: string])[]) => ({
  recent: said.reduce<{ at: number; by: string }[]>(
    (recent, [hour, by]) => withRecent(recent, { at: hour * HOUR_MS, by }),
    [],
  ),
});

describe("isTrending", () => {
  const five = talked([1, "a"], [2, "b"], [2, "c"], [3, "a"], [3, "b"]);
  it.each([
    ["of five turns of three fans", five, 3.9, true],
    ["three hours after the first of them", five, 4, false],
    ["of four turns", talked([1, "a"], [1, "b"], [1, "c"], [1, "a"]), 1, false],
    ["of two who quarrel", talked([1, "a"], [1, "b"], [1, "a"], [1, "b"], [1, "a"]), 1, false],
    [
      "of one who says five things, and two others",
      talked([1, "a"], [1, "a"], [1, "a"], [1, "b"], [1, "c"]),
      1,
      false,
    ],
    ["of nobody", talked(), 1, false],
  ] as const)("%s", (_, thread, hour, expected) => {
    expect(isTrending(thread, hour * HOUR_MS)).toBe(expected);
  });
});

it("no more is kept than it takes to tell", () => {
  const said = Array.from({ length: 50 }, (_, hour) => [hour, String(hour % 7)] as const);
  expect(talked(...said).recent).toHaveLength(5);
});

describe("the address of a thread", () => {
  it.each(["golden-word.2026-11-24", "full-time-quiz.2026-02-01", "t-0123456789abcdef"])(
    "leads back to it: %s",
    (id) => expect(threadIdAt(threadAddress(id))).toBe(id),
  );

  it("is none of what anybody may type, but has no dot, slash or percent", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = threadIdAt(text);
        expect(id === null || /^[a-z0-9.-]+$/.test(id)).toBe(true);
      }),
    );
  });
});

it.each([
  ["golden-word.2026-11-24", { slug: "golden-word", date: "2026-11-24" }],
  ["t-0123456789abcdef", null],
  ["golden-word", null],
  ["__proto__.2026-11-24", null],
])("editionOf %s", (id, edition) => expect(editionOf(id)).toEqual(edition));
