import { describe, expect, it } from "vitest";
import { editions, keepers } from "./editions.server";
import { generator } from "./generator.server";
import { serverGame } from "./title.server";

describe("a keeper of the day", () => {
  it("is the same from the same seed, and void when the id is", () => {
    expect(editions.edition(1)).toEqual(editions.edition(1));
    expect(editions.edition(1)?.puzzle.keeper.name).toBe("Ada Bulwark");
    expect(editions.edition(1)?.answer.isVoid).toBeUndefined();
    expect(editions.edition(1, [keepers[0]?.id ?? ""])).toMatchObject({
      answer: { isVoid: true },
      hasVoid: true,
    });
    expect(editions.edition(0)).toBeNull();
  });

  it("has whole and even odds, so that half a reach is whole too", () => {
    for (const [index] of keepers.entries()) {
      const { aim, reach, hands } = editions.edition(index + 1)?.puzzle ?? {};
      for (const style of ["placed", "driven"] as const) {
        for (const odds of [
          ...(aim?.[style] ?? [-1]),
          ...(reach?.[style] ?? []),
          ...(hands?.[style] ?? []),
        ]) {
          expect(odds).toBeGreaterThanOrEqual(0);
          expect(odds).toBeLessThanOrEqual(100);
          expect(odds % 2).toBe(0);
        }
      }
    }
  });

  it("is reported by the keeper's id, or the story's", () => {
    expect(serverGame.reported("keeper-1")?.summary).toBe("The keeper Ada Bulwark");
    const story = editions.edition(1)?.answer.story;
    expect(serverGame.reported(story?.id ?? "")?.summary).toContain(story?.title);
    expect(serverGame.reported("nobody")).toBeNull();
  });
});

describe("the dice", () => {
  it("are as likely as each other", () => {
    const below = generator(7);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let roll = 0; roll < 100_000; roll++) {
      const die = below(100);
      counts[die] = (counts[die] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(880);
    expect(Math.max(...counts)).toBeLessThan(1120);
  });
});

describe("an operator's file", () => {
  const file = (id: string, seed: number, name = "Own Keeper") => ({
    editions: [{ id, name, seed }],
  });

  it("adds keepers by name and seed", () => {
    expect(editions.addEditions(file("own-keeper", 12), 900)).toEqual({ count: 1 });
    expect(editions.edition(900)?.puzzle.keeper.name).toBe("Own Keeper");
    expect(editions.numberOf("own-keeper")).toBe(900);
  });

  it.each([
    [file("keeper-1", 5), "keeper-1", /exists already/],
    [file("no-seed", -1), "no-seed", /seed/],
    [file("no-name", 5, ""), "no-name", /name/],
    [{}, "editions", /missing/],
  ])("is refused as a whole for %o", (content, record, reason) => {
    expect(editions.addEditions(content, 950)).toMatchObject({
      record,
      reason: expect.stringMatching(reason),
    });
    expect(editions.edition(950)).toBeNull();
  });
});
