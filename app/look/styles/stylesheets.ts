import type { LinksFunction } from "@remix-run/node";
import ads from "~/look/styles/ads.css?url";
import beat from "~/look/styles/beat.css?url";
import burst from "~/look/styles/burst.css?url";
import calendar from "~/look/styles/calendar.css?url";
import consent from "~/look/styles/consent.css?url";
import feed from "~/look/styles/feed.css?url";
import game from "~/look/styles/game.css?url";
import games from "~/look/styles/games.css?url";
import goldenWord from "~/look/styles/golden-word.css?url";
import help from "~/look/styles/help.css?url";
import home from "~/look/styles/home.css?url";
import legal from "~/look/styles/legal.css?url";
import notices from "~/look/styles/notices.css?url";
import offline from "~/look/styles/offline.css?url";
import play from "~/look/styles/play.css?url";
import post from "~/look/styles/post.css?url";
import profile from "~/look/styles/profile.css?url";
import programme from "~/look/styles/programme.css?url";
import quiz from "~/look/styles/quiz.css?url";
import report from "~/look/styles/report.css?url";
import share from "~/look/styles/share.css?url";
import stats from "~/look/styles/stats.css?url";
import titleStats from "~/look/styles/title-stats.css?url";

/** The URLs of the stylesheets that only some pages need, by file name. */
export const stylesheets = {
  ads,
  beat,
  burst,
  calendar,
  consent,
  feed,
  game,
  games,
  "golden-word": goldenWord,
  help,
  home,
  legal,
  notices,
  offline,
  play,
  post,
  profile,
  programme,
  quiz,
  report,
  share,
  stats,
  "title-stats": titleStats,
} as const;

/** A route's `links`; the server inlines these stylesheets into the HTML (app/framework/inline-sheets.server.ts). */
export const stylesheetLinks =
  (...names: (keyof typeof stylesheets)[]): LinksFunction =>
  () =>
    names.map((name) => ({ rel: "stylesheet", href: stylesheets[name] }));
