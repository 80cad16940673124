import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { playable } from "~/playable";
import { root } from "./ask";

const built = pathToFileURL(join(root, "build/server/index.js")).href;
const { routes }: ServerBuild = await import(built);

export const TODAY = "2026-11-24";
/** The Friday on which the running week of weekly titles began. */
export const WEEK = "2026-11-20";

export const quizThread = `/feed/full-time-quiz-${TODAY}`;
export const weekThread = `/feed/career-path-${WEEK}`;

const titles = (address: (slug: string) => readonly string[]) => playable.flatMap(address);
const search = (path: string, ...searches: string[]) => [path, ...searches.map((s) => path + s)];

/**
 * What a test has made before it walks: a league's address, its code, the key of a reply in the thread of the quiz, and the
 * addresses of a challenge at the quiz and of a duel, each with an answer.
 */
export const made = { league: "", code: "", key: "", challenge: "", duel: "" };

/**
 * Every address of the build that is asked with GET, and where each leads in this test. A new route has to be put in here: what
 * it shows to a reader who has not played is then checked.
 */
export const addresses: Record<string, () => readonly string[]> = {
  "/": () => search("/", "?dialog=login", "?dialog=signup"),
  "/*": () => ["/nowhere"],
  "/about": () => ["/about"],
  "/account": () => search("/account", "?dialog=delete", "?dialog=password"),
  "/account/data": () => ["/account/data"],
  "/account/practice/:provider": () => ["/account/practice/google"],
  "/account/reset": () => ["/account/reset?token=x"],
  "/account/verify": () => ["/account/verify?token=x"],
  "/avatar.svg": () => ["/avatar.svg"],
  // What a link has is what its sender gives away.
  "/beat/:slug/:token": () => [made.challenge],
  "/beat/:slug/:token/picture.png": () => [`${made.challenge}/picture.png`],
  "/beat/treble/:token": () => ["/beat/treble/x"],
  "/beat/treble/:token/picture.png": () => ["/beat/treble/x/picture.png"],
  "/calendar": () => search("/calendar", `?day=${TODAY}`, "?month=2026-11"),
  "/calendar.ics": () => ["/calendar.ics"],
  "/consent": () => ["/consent"],
  "/cookies": () => ["/cookies"],
  "/data-mode": () => ["/data-mode"],
  "/feed": () => search("/feed", "?cursor=x", "?dialog=login"),
  "/feed/:id": () => [
    ...search(quizThread, "?before=9999999999999", `?answer=${made.key}`, `?change=${made.key}`),
    ...search(weekThread, "?dialog=login"),
    `/feed/golden-word-${TODAY}`,
    "/feed/caught-by-1994",
  ],
  "/feed/matches/:id": () => ["/feed/matches/karoo-stars-port-alba"],
  "/feed/parts/:part": () => ["/feed/parts/posts", "/feed/parts/highlights"],
  "/firebase-messaging-sw.js": () => ["/firebase-messaging-sw.js"],
  "/forgot": () => ["/forgot"],
  "/games": () => ["/games"],
  "/games.json": () => ["/games.json"],
  "/games/:slug": () => titles((slug) => [`/games/${slug}`]),
  "/guidelines": () => ["/guidelines"],
  "/healthz": () => search("/healthz", "?deep=1"),
  "/help": () => search("/help", "?q=talk"),
  "/join": () => ["/join"],
  "/l/:code": () => [`/l/${made.code}`],
  "/leagues": () => ["/leagues"],
  "/leagues/:id": () => search(made.league, "?week=2026-11-16"),
  "/leagues/:id/manage": () => [`${made.league}/manage`],
  "/login": () => [`/login?redirectTo=${quizThread}`],
  "/logout": () => [],
  "/manifest.webmanifest": () => ["/manifest.webmanifest"],
  "/moderation": () => search("/moderation", "?cursor=x"),
  "/moderation/log": () => search("/moderation/log", "?cursor=x"),
  "/moderation/yours": () => ["/moderation/yours"],
  "/nations": () => ["/nations"],
  "/notifications": () => ["/notifications"],
  "/notifications.json": () => ["/notifications.json"],
  "/offline": () => ["/offline"],
  "/play": () => ["/play"],
  "/play/:slug/moves": () => titles((slug) => [`/play/${slug}/moves`]),
  "/play/career-path/names": () => ["/play/career-path/names"],
  "/play/sign": () => ["/play/sign"],
  "/play/spot-kick/duel": () => ["/play/spot-kick/duel"],
  "/play/spot-kick/duel/:code": () => [made.duel],
  "/play/wall-pass/best": () => ["/play/wall-pass/best"],
  ...Object.fromEntries(
    playable.map((slug) => [
      `/play/${slug}`,
      () => search(`/play/${slug}`, "?friendly=1", `?date=${TODAY}`),
    ]),
  ),
  "/players/card.svg": () => ["/players/card.svg"],
  "/privacy": () => ["/privacy"],
  "/profile": () => ["/profile"],
  "/push": () => ["/push"],
  "/recaps/:token": () => ["/recaps/x"],
  "/report": () => [
    `/report?kind=reply&id=full-time-quiz-${TODAY}.${made.key}`,
    `/report?kind=post&id=full-time-quiz-${TODAY}`,
    `/report?kind=name&id=${made.key}`,
  ],
  "/robots.txt": () => ["/robots.txt"],
  "/session": () => ["/session"],
  "/settings": () => ["/settings"],
  "/sitemap.xml": () => ["/sitemap.xml"],
  "/stats": () => ["/stats"],
  "/stats/:slug": () => titles((slug) => [`/stats/${slug}`]),
  "/sw.js": () => ["/sw.js"],
  "/tables": () => ["/tables"],
  "/tables/:slug": () =>
    titles((slug) => search(`/tables/${slug}`, "?of=week", "?of=season", "?of=yesterday")),
  "/terms": () => ["/terms"],
};

type Route = NonNullable<(typeof routes)[string]>;

function patternOf(route: Route): string {
  const parts: string[] = [];
  for (let at: Route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
    if (at.path) parts.unshift(at.path);
  }
  return `/${parts.join("/")}`;
}

/** The patterns that answer a GET, and whether a page is there, whose data scripts ask for. */
export const patterns = new Map(
  Object.values(routes).flatMap((route) => {
    const isLayout = !route?.path && !route?.index;
    if (!route || isLayout || !(route.module.default || route.module.loader)) return [];
    return [[patternOf(route), route.module.default !== undefined] as const];
  }),
);

/** The address of a page's data. */
export function dataOf(path: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const data = pathname === "/" ? "/_root.data" : `${pathname}.data`;
  return search ? `${data}?${search}` : data;
}

/** Every address, and that of each page's data. */
export const walk = () =>
  [...patterns].flatMap(([pattern, isPage]) =>
    (addresses[pattern]?.() ?? []).flatMap((path) => (isPage ? [path, dataOf(path)] : [path])),
  );
