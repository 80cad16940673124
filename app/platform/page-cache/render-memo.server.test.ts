import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RenderMemo } from "./render-memo.server";

const policy = "default-src 'none'";

/** A memo, and a count of its renders. */
function counted() {
  const memo = new RenderMemo();
  let renders = 0;
  const page = (parts: unknown) =>
    memo.page(parts, async () => {
      renders += 1;
      return { html: `<p>${renders}</p>`, policy };
    });
  return { page, renders: () => renders };
}

describe("RenderMemo", () => {
  it("renders the same data once, and has it compressed the second time", async () => {
    const { page, renders } = counted();
    const first = await page(["/profile", { name: "Sam" }]);
    const second = await page(["/profile", { name: "Sam" }]);
    expect(first).toEqual({ html: "<p>1</p>", policy });
    expect(second).toMatchObject(first);
    expect("brotli" in second && brotliDecompressSync(second.brotli).toString()).toBe("<p>1</p>");
    expect(renders()).toBe(1);
  });

  it.each([
    ["another address", ["/profile", 1], ["/stats", 1]],
    ["another value", ["/", { user: "a" }], ["/", { user: "b" }]],
    ["a number and its text", ["/", 1], ["/", "1"]],
    ["nothing and no entry", ["/", { a: undefined }], ["/", {}]],
    ["a map with other entries", ["/", new Map([["a", 1]])], ["/", new Map([["a", 2]])]],
    ["a date and its text", ["/", new Date(0)], ["/", new Date(0).toISOString()]],
    ["the same texts, cut elsewhere", ["/a", "b"], ["/", "ab"]],
  ])("keeps apart %s", async (_, one, other) => {
    const { page, renders } = counted();
    await page(one);
    await page(other);
    expect(renders()).toBe(2);
  });

  it("never takes one data for another", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (one, other) => {
        const { page, renders } = counted();
        await page(one);
        await page(other);
        // A key with -0 equals one with 0.
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        if (!isSame) expect(renders()).toBe(2);
      }),
    );
  });

  it.each([
    ["data that is still to come", Promise.resolve(1)],
    ["a function", () => 1],
  ])("remembers nothing of %s", async (_, part) => {
    const { page, renders } = counted();
    await page([part]);
    await page([part]);
    expect(renders()).toBe(2);
  });

  it("remembers no failure", async () => {
    const memo = new RenderMemo();
    const fail = () => Promise.reject(new Error("no"));
    await expect(memo.page("x", fail)).rejects.toThrow("no");
    expect(await memo.page("x", async () => ({ html: "<p></p>", policy }))).toMatchObject({
      policy,
    });
  });
});
