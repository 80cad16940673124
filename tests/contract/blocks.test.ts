import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  blockAccount,
  blocksOf,
  forgetBlocksOf,
  hiddenFrom,
  MAX_BLOCKS,
  unblockAccount,
} from "~/people/threads/blocks.server";
import { describeOn, firestore, sqlite } from "./stores";

const fan = (name = "Zola") => ({ id: randomUUID(), name });

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "A block", (open) => {
    it("hides each from the other until whoever made it takes it back", async () => {
      const [zola, thabo] = [fan("Zola"), fan("Thabo")];
      const hidden = async () => {
        const sets = await Promise.all([zola, thabo].map(({ id }) => hiddenFrom(open(), id)));
        return sets.map((set) => [...set]);
      };
      for (let times = 0; times < 2; times += 1) await blockAccount(open(), zola.id, thabo);
      expect(await hidden()).toEqual([[thabo.id], [zola.id]]);
      const [block] = await blocksOf(open(), zola.id);
      expect(await blocksOf(open(), zola.id)).toEqual([{ ...block, name: "Thabo" }]);
      expect(await unblockAccount(open(), thabo.id, block?.id ?? "")).toBe(false);
      expect(await unblockAccount(open(), zola.id, "not-an-id")).toBe(false);
      expect(await hidden()).toEqual([[thabo.id], [zola.id]]);
      expect(await unblockAccount(open(), zola.id, block?.id ?? "")).toBe(true);
      expect(await hidden()).toEqual([[], []]);
    });

    it("is one of 200 at most, and none is left against an account that goes", async () => {
      const [zola, thabo] = [fan(), fan()];
      const others = Array.from({ length: MAX_BLOCKS - 1 }, () => fan());
      await Promise.all(others.map((other) => blockAccount(open(), zola.id, other)));
      expect(await blockAccount(open(), zola.id, thabo)).toBe(true);
      expect(await blockAccount(open(), zola.id, fan())).toBe(false);
      await forgetBlocksOf(open(), thabo.id);
      expect((await hiddenFrom(open(), thabo.id)).size).toBe(0);
      expect((await hiddenFrom(open(), zola.id)).size).toBe(MAX_BLOCKS - 1);
    });
  });
}
