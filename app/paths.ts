/** Every address of the site, built in one place. */
export const paths = {
  home: "/",
  play: "/play",
  quiz: "/play/full-time-quiz",
  playTitle: (slug: string) => `/play/${encodeURIComponent(slug)}`,
  moves: (slug: string) => `/play/${encodeURIComponent(slug)}/moves`,
  signature: "/play/sign",
  games: "/games",
  gamesPage: "/games.json",
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  shareImage: (name: string) => `/share/${encodeURIComponent(name)}.png`,
  feed: "/feed",
  post: (id: string) => `/feed/${encodeURIComponent(id)}`,
  report: (
    kind: "post" | "game" | "question" | "reply" | "name" | "league" | "signature",
    id: string,
  ) => withSearch("/report", "", { kind, id }),
  stats: "/stats",
  titleStats: (slug: string) => `/stats/${encodeURIComponent(slug)}`,
  login: "/login",
  join: "/join",
  forgot: "/forgot",
  account: "/account",
  accountData: "/account/data",
  logout: "/logout",
  notifications: "/notifications",
  profile: "/profile",
  playerCard: "/players/card.svg",
  settings: "/settings",
  dataMode: "/data-mode",
  consent: "/consent",
  help: "/help",
  about: "/about",
  guidelines: "/guidelines",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  calendar: "/calendar",
  calendarFile: "/calendar.ics",
  manifest: "/manifest.webmanifest",
  worker: "/sw.js",
} as const;

/** A day in the calendar, or a title's row of it. Beside the others, since no title's script needs it. */
export const calendarDayPath = (date: string, slug = "day") => `/calendar?day=${date}#${slug}`;

/** Where a recap's footer leads. Beside the others, since no browser needs it. */
export const stopRecapsPath = (token: string) => `/recaps/${encodeURIComponent(token)}`;

/** The search parameter by which the quiz's address asks for the Friendly, and not for the attempt that counts. */
export const FRIENDLY = "friendly";

type SearchChange = Record<string, string | null>;

/**
 * The same page with some search parameters changed: how a dialog, a tab or a step becomes an address.
 *
 * @param pathname the page's path
 * @param search its current search, with or without "?"
 * @param change the parameters to set; null takes one away
 * @returns path and search, without a lone "?"
 */
export function withSearch(pathname: string, search: string, change: SearchChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
