import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-paths.server";

const routes = {
  root: { id: "root", path: "" },
  site: { id: "site", parentId: "root" },
  home: { id: "home", parentId: "site", index: true },
  feed: { id: "feed", parentId: "site", path: "feed" },
  post: { id: "post", parentId: "site", path: "feed/:id" },
  game: { id: "game", parentId: "site", path: "games/:slug" },
  quiz: { id: "quiz", parentId: "root", path: "play/full-time-quiz" },
  recaps: { id: "recaps", parentId: "site", path: "recaps/:token" },
  picture: { id: "picture", parentId: "root", path: "beat/:slug/:token/picture.png" },
  file: { id: "file", parentId: "root", path: "calendar.ics" },
  missing: { id: "missing", parentId: "site", path: "*" },
};

describe("the one spelling of a path", () => {
  const spellingOf = canonicalPath(routes as unknown as Parameters<typeof canonicalPath>[0]);

  it.each([
    ["/Feed", "/feed"],
    ["/FEED/", "/feed/"],
    ["/%66eed", "/feed"],
    ["/%46EED", "/feed"],
    ["/Play/Full-Time-Quiz", "/play/full-time-quiz"],
    ["/play/full%2Dtime-quiz", "/play/full-time-quiz"],
    ["/GAMES/Golden-Word", "/games/golden-word"],
    ["/Calendar.ICS", "/calendar.ics"],
    ["/Recaps/AbC.DeF", "/recaps/AbC.DeF"],
    ["/Beat/Golden-Word/AbC/Picture.PNG", "/beat/golden-word/AbC/picture.png"],
    ["/Feed/One-Post", "/feed/One-Post"],
    ["/Feed/%C3%A9", "/feed/%C3%A9"],
  ])("%s is %s", (path, spelling) => {
    expect(spellingOf(path)).toBe(spelling);
    expect(spellingOf(spelling)).toBe(spelling);
  });

  it.each([
    "/",
    "/feed",
    "/feed/One",
    "/games/%C3%89",
    "/recaps/AbC",
    "/None",
    "/None/Feed",
    "/Feed.data",
    "/assets/Root-ABC.js",
    "/%2Ffeed",
    "/%E2%9A%BD",
  ])("%s stays as it is", (path) => {
    expect(spellingOf(path)).toBe(path);
  });
});
