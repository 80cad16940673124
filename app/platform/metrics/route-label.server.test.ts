import { describe, expect, it } from "vitest";
import { routeLabels } from "./route-label.server";

const routes = {
  root: { id: "root", path: "" },
  site: { id: "site", parentId: "root" },
  home: { id: "home", parentId: "site", index: true },
  games: { id: "games", parentId: "site", path: "games" },
  game: { id: "game", parentId: "site", path: "games/:slug" },
  missing: { id: "missing", parentId: "site", path: "*" },
};

describe("the label of a request", () => {
  const labelOf = routeLabels(routes as unknown as Parameters<typeof routeLabels>[0]);

  it.each([
    ["/", "/"],
    ["/games", "/games"],
    ["/games/golden-word", "/games/:slug"],
    ["/games/%E2%9A%BD", "/games/:slug"],
    ["/assets/root-abc.js", "/assets/*"],
    ["/wp-login.php", "none"],
    ["/%zz", "none"],
    [`/games/${"a".repeat(3000)}`, "none"],
    ["", "/"],
  ])("for %j is %j", (path, label) => {
    expect(labelOf(path)).toBe(label);
    expect(labelOf(path)).toBe(label);
  });
});
