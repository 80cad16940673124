import { describe, expect, it } from "vitest";
import { boards, categories } from "../editions.server";
import { unservedIn } from "./calendar";

describe("the categories that no board has", () => {
  it("are none", () => {
    expect(unservedIn(categories, boards)).toEqual([]);
  });

  it("are named", () => {
    const groups = [{ category: "golf", words: [] }];
    expect(unservedIn([{ id: "golf" }, { id: "hats" }, { id: "fish" }], [{ groups }])).toEqual([
      "hats",
      "fish",
    ]);
  });
});
