import type { MetaFunction } from "@remix-run/node";
import { legalStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { LegalPage } from "~/site/legal/legal-page";
import { privacy } from "~/site/legal/privacy";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(legalStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Privacy",
    "What we keep about you, why, for how long, and how to see it or have it deleted.",
  );

export default function Privacy() {
  return (
    <LegalPage
      path={paths.privacy}
      title="Privacy policy"
      summary="You can play without telling us who you are. If you join, we keep what the games need, in South Africa, and you can take it with you or have it erased."
      sections={privacy}
    />
  );
}
