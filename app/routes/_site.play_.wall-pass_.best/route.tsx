import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BestLinePage } from "~/games/wall-pass/best/best-line";
import { loadBest } from "~/games/wall-pass/best/best-line.server";
import styles from "~/games/wall-pass/best/styles.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(styles);

export const meta: MetaFunction = () =>
  pageMeta("Wall Pass: the best line", "Ten passes, and nothing beats them.");

export const loader = loadBest;

export default function Best() {
  return <BestLinePage {...useLoaderData<typeof loader>()} />;
}
