import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { collectionPage } from "~/play/rules/collection";
import Locker from "./locker";

const lockerOf = (source?: string, outOf?: number) => {
  const item = { name: "Peru, home shirt, 1978", line: "A sash.", ...(source && { source }) };
  const collection = { ...collectionPage([item], 1), ...(outOf && { outOf }) };
  return renderToStaticMarkup(<Locker collection={collection} />);
};

describe("the locker", () => {
  it("names the source of a shirt that was looked up, and none for one that was not", () => {
    expect(lockerOf("A history of shirts, page 78")).toContain(
      "Source: A history of shirts, page 78",
    );
    expect(lockerOf()).toContain("A sash.");
    expect(lockerOf()).not.toContain("Source");
  });

  it.each([
    [undefined, "1 of 1 shirts", 0],
    [1, "1 of 1 shirts", 0],
    [5, "1 of 5 shirts", 4],
    [90, "1 of 90 shirts", 9],
  ])(
    "with %s shirts to collect has an empty peg for each other, nine at most",
    (outOf, text, pegs) => {
      const html = lockerOf("", outOf);
      expect(html).toContain(text);
      expect(html.split('#kit-edge"></use></svg>')).toHaveLength(pegs + 1);
      expect(html.includes("Pegs fill in a case&#x27;s own week.")).toBe(pegs > 0);
    },
  );
});
