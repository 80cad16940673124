import { describe, expect, it } from "vitest";
import { setVariablesAndFolder } from "../../../tests/fixtures/rules-environment";
import { sharePicture } from "./share-picture";
import { sharePng } from "./share-png.server";

setVariablesAndFolder();

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path fill="#7a1733" d="M0 0h128v128H0z"/></svg>';
const drawWith =
  (change: object, art = icon) =>
  (ball: string) =>
    sharePicture({ ...words, ...change }, { icon: art, ball, product: "Kickabout" });
const words = { title: "Doors", edition: 7, score: "4/5", caption: "", squares: "🟩🟥🟩" };

describe("sharePng", () => {
  it("is a PNG of 1200x630", async () => {
    const png = await sharePng("a", drawWith({}), "client");
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("has letters: another title makes another picture", async () => {
    const png = await sharePng("b", drawWith({}), "client");
    const other = await sharePng("c", drawWith({ title: "Gates" }), "client");
    expect(png.equals(other)).toBe(false);
  });

  it("is drawn once, also for those who ask at the same time", async () => {
    const [one, other] = await Promise.all([
      sharePng("d", drawWith({}), "client"),
      sharePng("d", drawWith({}), "client"),
    ]);
    expect(other).toBe(one);
    expect(await sharePng("d", drawWith({}), "client")).toBe(one);
  });

  it("is drawn again after it could not be", async () => {
    await expect(sharePng("e", drawWith({}, "<svg"), "client")).rejects.toThrow();
    expect((await sharePng("e", drawWith({}), "client")).length).toBeGreaterThan(1000);
  });
});
