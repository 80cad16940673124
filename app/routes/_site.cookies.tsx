import type { MetaFunction } from "@remix-run/node";
import { legalStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { cookiePolicy } from "~/site/legal/cookie-policy";
import { LegalPage } from "~/site/legal/legal-page";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(legalStyles);

export const meta: MetaFunction = () =>
  pageMeta("Cookies", "Every cookie that is set here, what it is for and how long it stays.");

export default function Cookies() {
  return (
    <LegalPage
      path={paths.cookies}
      title="Cookie policy"
      summary="A handful of cookies, each with a job, and none that follows you around."
      sections={cookiePolicy}
    />
  );
}
