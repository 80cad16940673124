import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeMatcher } from "~/platform/http/route-tree.server";
import { pagesOf, varianceAt } from "./page-variance";

type Routes = Parameters<typeof pagesOf>[0];

const page = (...variesBy: string[]) => ({ default: () => null, handle: { variesBy } });

const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  site: { id: "site", parentId: "root", module: { default: () => null, handle: {} } },
  home: { id: "home", parentId: "site", index: true, module: page("player", "date") },
  about: { id: "about", parentId: "site", path: "about", module: page() },
  unsaid: { id: "unsaid", parentId: "site", path: "unsaid", module: { default: () => null } },
  feed: { id: "feed", parentId: "site", path: "feed", module: page("time-zone") },
  post: { id: "post", parentId: "feed", path: ":id", module: page("date") },
  quiz: { id: "quiz", parentId: "root", path: "play/quiz", module: page("player") },
  title: { id: "title", parentId: "root", path: "play/:slug", module: page("time-zone") },
  moves: { id: "moves", parentId: "root", path: "play/:slug/moves", module: { action: () => 0 } },
  missing: { id: "missing", parentId: "site", path: "*", module: page() },
} as unknown as Routes;

describe("what an address varies by", () => {
  const at = varianceAt(pagesOf(routes));

  it.each<[string, string[] | null]>([
    ["/", ["player", "date"]],
    ["/about", []],
    ["/About/", []],
    ["/unsaid", ["anything"]],
    ["/feed", ["time-zone"]],
    ["/feed/a-1_B", ["date"]],
    ["/play/quiz", ["player", "time-zone"]],
    ["/PLAY/QUIZ", ["player", "time-zone"]],
    ["/play/word", ["time-zone"]],
    ["/play/word/moves", null],
    ["/none", null],
    ["", null],
    ["//", null],
    ["//about", null],
    ["/about//", null],
    ["/about.data", null],
    ["/feed/a.data", null],
    ["/feed/..", null],
    ["/feed/%61", null],
    ["/feed/%E0%A4%A", null],
    ["/feed/a#b", null],
    ["/feed\\a", null],
    ["/about\n", null],
  ])("%j: %j", (path, variesBy) => expect(at(path)).toEqual(variesBy));

  it("is at least what the page there varies by that the router finds, however it is spelled", () => {
    const matched = routeMatcher(routes);
    const parts = ["/", "..", ".", "%2e", "%66eed", "about", "FEED", "feed", "play", "Quiz", "a-1"];
    const path = fc
      .array(fc.constantFrom(...parts), { maxLength: 8 })
      .map((some) => `/${some.join("")}`);
    fc.assert(
      fc.property(path, (asked) => {
        const found = at(asked);
        if (!found) return;
        const { pathname } = new URL(asked, "http://any.invalid");
        const leaf = routes[matched(pathname).at(-1)?.id ?? ""]?.module;
        const said = (leaf?.handle as { variesBy?: string[] } | undefined)?.variesBy ?? [
          "anything",
        ];
        expect(found).toEqual(expect.arrayContaining(said));
      }),
      { numRuns: 1000 },
    );
  });
});
