import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TriesSoFar } from "./tries-so-far";

const html = (scores: Record<number, number>) =>
  renderToStaticMarkup(<TriesSoFar scores={scores} />);

describe("the tries so far", () => {
  it.each([
    ["without a result", {}],
    ["with the first one, which says nothing of its own", { 4: 1 }],
  ])("are not shown %s", (_, scores) => {
    expect(html(scores)).toBe("");
  });

  it("have a bar for each number of tries, the best first, and one for the words missed", () => {
    const rows = html({ 0: 1, 5: 2, 3: 1 }).match(/<dt>.*?<\/dd>/g) ?? [];
    expect(
      rows.map((row) =>
        row
          .replace(/<[^>]+>/g, " ")
          .split(/ +/)
          .filter(Boolean),
      ),
    ).toEqual([
      ["1", "0"],
      ["2", "2"],
      ["3", "0"],
      ["4", "1"],
      ["5", "0"],
      ["6", "0"],
      ["X", "1"],
    ]);
    expect(rows[1]).toContain('width="90%"');
    expect(rows[3]).toContain('width="45%"');
  });
});
