import type { LinksFunction } from "@remix-run/node";
import feed from "~/styles/feed.css?url";
import home from "~/styles/home.css?url";
import post from "~/styles/post.css?url";
import profile from "~/styles/profile.css?url";
import quiz from "~/styles/quiz.css?url";
import report from "~/styles/report.css?url";
import stats from "~/styles/stats.css?url";

/** The addresses of the stylesheets that not every page needs, each by the name of its file. */
export const sheets = { feed, home, post, profile, quiz, report, stats } as const;

/** A route's `links`: in a page from the server the sheets stand in the HTML itself (app/http/inline-sheets.ts). */
export const sheetLinks =
  (...names: (keyof typeof sheets)[]): LinksFunction =>
  () =>
    names.map((name) => ({ rel: "stylesheet", href: sheets[name] }));
