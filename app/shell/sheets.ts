import type { LinksFunction } from "@remix-run/node";
import help from "~/styles/help.css?url";
import home from "~/styles/home.css?url";
import legal from "~/styles/legal.css?url";
import profile from "~/styles/profile.css?url";
import programme from "~/styles/programme.css?url";
import quiz from "~/styles/quiz.css?url";

/** The addresses of the stylesheets that not every page needs. */
export const sheets = { help, home, legal, profile, programme, quiz } as const;

/** A route's `links`: in a page from the server the sheet stands in the HTML itself (app/http/inline-sheets.ts). */
export const sheetLinks =
  (name: keyof typeof sheets): LinksFunction =>
  () => [{ rel: "stylesheet", href: sheets[name] }];
