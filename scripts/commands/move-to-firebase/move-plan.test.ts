import { describe, expect, it } from "vitest";
import { planOf } from "./move-plan";

describe("planOf", () => {
  it("moves accounts first, then each collection by name", () => {
    const counts = new Map([
      ["titles", 3],
      ["accounts", 2],
      ["dates", 1],
    ]);
    expect(planOf(counts)).toEqual([
      { collection: "accounts", count: 2 },
      { collection: "dates", count: 1 },
      { collection: "titles", count: 3 },
    ]);
  });

  it("leaves behind what ends with the move, and what Firebase keeps itself", () => {
    const ending = ["accountEmails", "limits", "mailTokens", "sessions"];
    expect(planOf(new Map(ending.map((name) => [name, 1])))).toEqual([]);
  });
});
