import { describe, expect, it } from "vitest";
import { methodsByPath } from "./allowed-methods.server";

const action = () => null;
const routes = {
  root: { id: "root", path: "", module: {} },
  site: { id: "site", parentId: "root", module: {} },
  home: { id: "home", parentId: "site", index: true, module: {} },
  about: { id: "about", parentId: "site", path: "about", module: {} },
  login: { id: "login", parentId: "site", path: "login", module: { action } },
  quiz: { id: "quiz", parentId: "root", path: "play/full-time-quiz", module: { action } },
  moves: { id: "moves", parentId: "root", path: "play/:slug/moves", module: { action } },
  session: { id: "session", parentId: "root", path: "session", module: { action } },
  missing: { id: "missing", parentId: "site", path: "*", module: {} },
};

describe("the methods of an address", () => {
  const methodsOf = methodsByPath(routes as unknown as Parameters<typeof methodsByPath>[0]);

  it.each([
    ["/", "GET, HEAD"],
    ["/_root.data", "GET, HEAD"],
    ["/about", "GET, HEAD"],
    ["/about.data", "GET, HEAD"],
    ["/none", "GET, HEAD"],
    ["/.data", "GET, HEAD"],
    ["/__manifest", "GET, HEAD"],
    ["/login", "GET, HEAD, POST"],
    ["/login/", "GET, HEAD, POST"],
    ["/login.data", "GET, HEAD, POST"],
    ["/play/full-time-quiz", "GET, HEAD, POST"],
    ["/play/full-time-quiz/moves", "GET, HEAD, POST"],
    ["/session", "GET, HEAD, POST, DELETE"],
    ["/session/", "GET, HEAD, POST"],
    ["/session.data", "GET, HEAD, POST"],
  ])("%s are %s", (path, methods) => {
    expect(methodsOf(path).join(", ")).toBe(methods);
  });
});
