import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { interimPageAt } from "./interim-pages";

const hasPost = (id: string) => id === "caught-by-1994";

const withOwnRoute: string[] = [
  paths.home,
  paths.quiz,
  paths.quizAttempt,
  paths.calendar,
  paths.account,
  paths.accountData,
  paths.verify,
  paths.reset,
  paths.session,
  paths.logout,
  paths.notifications,
  paths.profile,
  paths.playerCard,
  paths.avatar,
  paths.settings,
  paths.dataMode,
  paths.consent,
  paths.robots,
  paths.sitemap,
  paths.manifest,
];
const interim = Object.values(paths)
  .filter((path) => typeof path === "string")
  .filter((path) => !withOwnRoute.includes(path));

describe("interimPageAt", () => {
  it.each(interim)("has a page at %s", (path) => {
    const page = interimPageAt(path, hasPost);
    expect(page?.title).toBeTruthy();
    expect(page?.text).toBeTruthy();
  });

  it("has a different page at each", () => {
    expect(new Set(interim.map((path) => interimPageAt(path, hasPost)?.title)).size).toBe(
      interim.length,
    );
  });

  it("has a page for the thread of a post", () => {
    expect(interimPageAt(paths.post("caught-by-1994"), hasPost)?.title).toBe("Thread");
  });

  it.each([
    "/feed/unknown",
    "/feed/",
    "/feed/caught-by-1994/more",
    "/nowhere",
    "/play/",
    "",
    "constructor",
    "__proto__",
    "/games/penalty",
  ])("has none at %j", (path) => {
    expect(interimPageAt(path, hasPost)).toBeNull();
  });
});
