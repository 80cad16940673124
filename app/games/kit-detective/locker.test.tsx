import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { collectionSet } from "~/play/rules/collection";
import type { CollectedSet } from "~/play/rules/title-statistics";
import Locker from "./locker";

const played = (text: string, isWhole = false, source?: string): CollectedSet => {
  const item = { name: "Peru, home shirt, 1978", line: "A sash.", ...(source && { source }) };
  return { name: `Case of ${text}`, text, isWhole, size: 9, items: [item] };
};
const missed: CollectedSet = {
  name: "No. 1, 20 Nov",
  text: "Not played",
  isWhole: false,
  size: 9,
  items: [],
};
const lockerOf = (...sets: CollectedSet[]) =>
  renderToStaticMarkup(<Locker collection={collectionSet(sets, 1)} />);

describe("the locker", () => {
  it("names the source of a shirt that was looked up, and none for one that was not", () => {
    expect(lockerOf(played("21/27", false, "A history of shirts, page 78"))).toContain(
      "Source: A history of shirts, page 78",
    );
    expect(lockerOf(played("21/27"))).toContain("A sash.");
    expect(lockerOf(played("21/27"))).not.toContain("Source");
  });

  it("has the way to each case that was played, and nine pegs for one that was not", () => {
    const html = lockerOf(played("27/27", true), missed, played("21/27"));
    expect(html).toContain("18 of 27 shirts");
    expect(html).toMatch(/href="\?page=1#locker" aria-current="page"/);
    expect(html).toContain('href="?page=2#locker"');
    expect(html.match(/Gold/g)).toHaveLength(1);
    expect(html.match(/#kit-edge"><\/use><\/svg>/g)).toHaveLength(9);
    expect(html.match(/Pegs fill in a case&#x27;s own week\. Later it is for fun\./g)).toHaveLength(
      1,
    );
    expect(lockerOf(played("21/27"))).not.toContain("Pegs");
    const way = { href: "/play/kit-detective?date=2026-11-20", text: "Play for fun" };
    expect(lockerOf({ ...missed, way })).toMatch(/href="[^"]+date=2026-11-20".+Play for fun/);
  });
});
