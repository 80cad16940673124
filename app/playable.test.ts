import { describe, expect, it } from "vitest";
import { gameAt } from "~/games/registry.server";
import { gameSlugs } from "~/site/catalogue/catalogue.server";
import { titlePart } from "../tests/fixtures/title-part";
import { isPlayable, playable, sealedTitles } from "./playable";

const folders = Object.keys(import.meta.glob("./games/*/title.server.ts")).map(
  (file) => file.split("/")[2],
);

describe("the titles that can be played", () => {
  it("are those that have a folder, each at its own address", () => {
    expect([...playable].sort()).toEqual(folders.sort());
    expect(playable.map((slug) => gameAt(slug)?.rules.slug)).toEqual(playable);
  });

  it("are those of the catalogue, each there once", () => {
    expect([...playable].sort()).toEqual([...gameSlugs].sort());
  });

  it.each(playable)("%s is kept for offline exactly if its answers are sealed", (slug) => {
    expect(sealedTitles.includes(slug)).toBe(gameAt(slug)?.answers === "sealed");
  });

  it("name the file that they lack for the tests", () => {
    const lacking = () => titlePart("new-title", "contract.ts", "contract");
    expect(lacking).toThrow("app/games/new-title/testing/contract.ts is missing");
    expect(titlePart("new-title", "contract.ts", "contract", 1)).toBe(1);
  });

  it.each(["no-such-title", "__proto__", "", "GOLDEN-WORD"])("%j is none of them", (slug) => {
    expect(isPlayable(slug)).toBe(false);
  });
});
