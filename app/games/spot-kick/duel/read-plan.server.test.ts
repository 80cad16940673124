import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KICKS } from "../standing";
import { emptyDraft, rounds } from "./plan-form";
import { missingIn, planOf, readDraft } from "./read-plan.server";

const readFrom = (fields: Record<string, unknown>) => readDraft((name) => fields[name]);

const whole = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((round) => [
    [`kick-${round}`, String(round)],
    [`style-${round}`, round === 2 ? "driven" : "placed"],
    [`dive-${round}`, String(5 - round)],
  ]),
);

describe("the form of a plan", () => {
  it("is a plan once each kick and dive has a place", () => {
    expect(planOf(readFrom(whole))).toEqual({
      kicks: [
        { zone: 1, style: "placed" },
        { zone: 2, style: "driven" },
        { zone: 3, style: "placed" },
        { zone: 4, style: "placed" },
        { zone: 5, style: "placed" },
      ],
      dives: [4, 3, 2, 1, 0],
    });
    expect(missingIn(readFrom(whole))).toEqual([]);
  });

  it("has the rounds of a shoot-out", () => {
    expect(rounds).toHaveLength(KICKS);
  });

  it("keeps what was chosen and names what is missing, in its order", () => {
    const { "kick-2": _, "dive-4": __, ...part } = whole;
    const draft = readFrom(part);
    expect(planOf(draft)).toBeNull();
    expect(missingIn(draft)).toEqual(["kick-2", "dive-4"]);
    expect(draft.kicks[1]).toEqual({ zone: null, style: "driven" });
    expect(draft.kicks[2]).toEqual({ zone: 3, style: "placed" });
    expect(readFrom({})).toEqual(emptyDraft);
    expect(missingIn(emptyDraft)).toHaveLength(10);
  });

  it.each(["6", "-1", "01", " 1", "1.0", "", "zone", null, undefined, 1, {}, new File([], "x")])(
    "takes no other value for a place: %j",
    (value) => {
      expect(missingIn(readFrom({ ...whole, "kick-1": value }))).toEqual(["kick-1"]);
    },
  );

  it("never throws, and has a plan exactly if nothing is missing", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.anything()),
        (fields) => {
          const draft = readFrom({ ...whole, ...fields });
          expect(planOf(draft) === null).toBe(missingIn(draft).length > 0);
        },
      ),
    );
  });
});
