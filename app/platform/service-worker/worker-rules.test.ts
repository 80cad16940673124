import { describe, expect, it } from "vitest";
import {
  type Answered,
  assetsOf,
  isPageCacheable,
  type Plan,
  partsOf,
  planFor,
  surplus,
  type WorkerRequest,
} from "./worker-rules";

const origin = "https://play.example";
const get = (path: string, more: Partial<WorkerRequest> = {}): WorkerRequest => ({
  method: "GET",
  url: new URL(path, origin).href,
  isNavigation: false,
  hasRange: false,
  ...more,
});
const goTo = (path: string, more: Partial<WorkerRequest> = {}) =>
  get(path, { isNavigation: true, ...more });

describe("what the worker does about a request", () => {
  it.each<[Plan, string, WorkerRequest]>([
    ["page", "the home page", goTo("/")],
    ["page", "a page with a search", goTo("/games?q=ball")],
    ["page", "a page of a thread", goTo("/feed/caught-by-1994")],
    ["page", "the quiz", goTo("/play/full-time-quiz?q=2")],
    ["asset", "a script", get("/assets/root-abc.js")],
    ["asset", "a font", get("/assets/barlow-abc.woff2")],
    ["asset", "the framework's list of routes", get("/__manifest?p=%2Fgames&version=1")],
    ["data", "a page's data", get("/games.data?q=ball")],
    ["data", "the home page's data", get("/_root.data?index")],
    ["leave", "a form", goTo("/games", { method: "POST" })],
    ["play", "a title's form", goTo("/play/golden-word", { method: "POST" })],
    [
      "leave",
      "another site's form",
      goTo("https://x.example/play/golden-word", { method: "POST" }),
    ],
    ["leave", "a script's post to a title", get("/play/golden-word", { method: "POST" })],
    ["leave", "a script's post", get("/play/full-time-quiz/moves", { method: "POST" })],
    ["leave", "the moves of a title", goTo("/play/golden-word/moves")],
    ["page", "a title", goTo("/play/golden-word?friendly=1")],
    ["leave", "only the head of a page", goTo("/", { method: "HEAD" })],
    ["leave", "another site's page", goTo("https://elsewhere.example/")],
    ["leave", "another site's script", get("https://elsewhere.example/assets/a.js")],
    ["leave", "the same host without https", get("http://play.example/assets/a.js")],
    ["leave", "a part of a file", get("/assets/film.js", { hasRange: true })],
    ["leave", "a part of a page", goTo("/", { hasRange: true })],
    ["leave", "the session", goTo("/session")],
    ["leave", "the health check", goTo("/healthz")],
    ["leave", "a logout", goTo("/logout")],
    ["leave", "somebody's data to take away", goTo("/account/data")],
    ["leave", "a calendar to take away", goTo("/calendar.ics")],
    ["leave", "data as a page", goTo("/games.data")],
    ["leave", "the messaging worker", get("/firebase-messaging-sw.js")],
    ["leave", "itself", get("/sw.js")],
    ["leave", "a picture", get("/avatar.svg?seed=1")],
    ["leave", "more games for a list", get("/games.json?cursor=page:2")],
    ["leave", "a part of the feed", get("/feed/parts/posts")],
  ])("%s: %s", (plan, _, asked) => {
    expect(planFor(asked, origin)).toBe(plan);
  });
});

describe("which page may be kept", () => {
  const everybodys = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
  const whole: Answered = {
    status: 200,
    type: "basic",
    redirected: false,
    contentType: "text/html; charset=utf-8",
    cacheControl: everybodys,
  };
  it.each<[boolean, string, Partial<Answered>, string]>([
    [true, "a visitor's page", {}, "/"],
    [true, "one with a filter", {}, "/games?q=ball"],
    [false, "one with a dialog open", {}, "/?dialog=login"],
    [false, "the page of a form for logging in", {}, "/login?redirectTo=%2Fgames"],
    [false, "the page of a form for joining", {}, "/join"],
    [false, "the page of a form for a new password", {}, "/forgot"],
    [false, "a signed-in person's", { cacheControl: "private, no-store" }, "/"],
    [false, "a visitor's attempt", { cacheControl: "private, no-store" }, "/play/full-time-quiz"],
    [false, "one with a part that failed", { cacheControl: "no-store" }, "/"],
    [false, "one that contradicts itself", { cacheControl: "public, no-store" }, "/"],
    [false, "one that says nothing of it", { cacheControl: "" }, "/"],
    [false, "one that only mentions the word", { cacheControl: "x=public" }, "/"],
    [false, "an error", { status: 500 }, "/"],
    [false, "a page that is not there", { status: 404 }, "/nope"],
    [false, "a part", { status: 206 }, "/"],
    [false, "a redirect", { status: 0, type: "opaqueredirect" }, "/"],
    [false, "where a redirect led", { redirected: true }, "/"],
    [false, "one of another site", { status: 0, type: "opaque" }, "/"],
    [false, "what is no page", { contentType: "application/json" }, "/"],
  ])("%s: %s", (may, _, answer, path) => {
    expect(isPageCacheable(origin + path, { ...whole, ...answer })).toBe(may);
  });
});

it("finds the files of the build that a page mentions, each once", () => {
  const html = `<link rel="dns-prefetch" href="/assets/root-a1_B.js"><style>@font-face{src:url(/assets/b-2.woff2)}</style>
    <script>import "/assets/root-a1_B.js";import("/assets/c.js");{url:"/assets/manifest-1.js"}</script><a href="/assets">no</a>`;
  expect(assetsOf(html)).toEqual(["/assets/root-a1_B.js", "/assets/b-2.woff2", "/assets/c.js"]);
  expect(assetsOf("<p>none</p>")).toEqual([]);
});

it.each<[number[], number, number[]]>([
  [[1, 2, 3], 2, [1]],
  [[1, 2], 2, []],
  [[], 2, []],
  [[1, 2], 0, [1, 2]],
  [[1, 2], -3, [1, 2]],
])("of %j with room for %i goes %j", (keys, most, gone) => {
  expect(surplus(keys, most)).toEqual(gone);
});

it("finds what a script imports, at once and later", () => {
  const script = `import{a}from"./shell-abc.js";import"./side-1.js";const l=()=>import("./end-panel-x_Y.js");"./no.js"`;
  expect(partsOf(script)).toEqual([
    "/assets/shell-abc.js",
    "/assets/side-1.js",
    "/assets/end-panel-x_Y.js",
  ]);
});
