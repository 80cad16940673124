import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import helpStyles from "~/look/styles/help.css?url";
import { programmeStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths, withSearch } from "~/paths";
import { isTruncated, searchText, searchTruncated } from "~/platform/http/search-text";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { HelpPage } from "~/site/help/help-page";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(programmeStyles, helpStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Help center",
    "How the quiz, streaks, accounts and alerts work, and what to do when they don't.",
  );

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const q = searchParams.get("q") ?? "";
  if (!isTruncated(q)) return null;
  const short = withSearch(paths.help, search, { q: searchText(q) });
  return redirectWithFlash(short, { status: "info", title: searchTruncated });
}

export default function Help() {
  const [params] = useSearchParams();
  return <HelpPage query={params.get("q") ?? ""} />;
}
