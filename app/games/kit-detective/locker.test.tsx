import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { collectionPage } from "~/play/rules/collection";
import Locker from "./locker";

const lockerOf = (source?: string) => {
  const item = { name: "Peru, home shirt, 1978", line: "A sash.", ...(source && { source }) };
  return renderToStaticMarkup(<Locker collection={collectionPage([item], 1)} />);
};

describe("the locker", () => {
  it("names the source of a shirt that was looked up, and none for one that was not", () => {
    expect(lockerOf("A history of shirts, page 78")).toContain(
      "Source: A history of shirts, page 78",
    );
    expect(lockerOf()).toContain("A sash.");
    expect(lockerOf()).not.toContain("Source");
  });
});
