import type { LinksFunction } from "@remix-run/node";
import accountPage from "~/styles/account-page.css?url";
import ads from "~/styles/ads.css?url";
import burst from "~/styles/burst.css?url";
import consent from "~/styles/consent.css?url";
import feed from "~/styles/feed.css?url";
import game from "~/styles/game.css?url";
import games from "~/styles/games.css?url";
import goldenWord from "~/styles/golden-word.css?url";
import help from "~/styles/help.css?url";
import home from "~/styles/home.css?url";
import legal from "~/styles/legal.css?url";
import notices from "~/styles/notices.css?url";
import offline from "~/styles/offline.css?url";
import play from "~/styles/play.css?url";
import post from "~/styles/post.css?url";
import profile from "~/styles/profile.css?url";
import programme from "~/styles/programme.css?url";
import quiz from "~/styles/quiz.css?url";
import report from "~/styles/report.css?url";
import share from "~/styles/share.css?url";
import stats from "~/styles/stats.css?url";

/** The addresses of the stylesheets that not every page needs, each by the name of its file. */
export const sheets = {
  "account-page": accountPage,
  ads,
  burst,
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
} as const;

/** A route's `links`: in a page from the server the sheets stand in the HTML itself (app/http/inline-sheets.ts). */
export const sheetLinks =
  (...names: (keyof typeof sheets)[]): LinksFunction =>
  () =>
    names.map((name) => ({ rel: "stylesheet", href: sheets[name] }));
