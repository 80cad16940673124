import type { MetaFunction } from "@remix-run/node";
import { legalStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { LegalPage } from "~/site/legal/legal-page";
import { terms } from "~/site/legal/terms";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(legalStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Terms",
    "What you may expect of us, and what we expect of you: acceptance, accounts, conduct, liability and the law.",
  );

export default function Terms() {
  return (
    <LegalPage
      path={paths.terms}
      title="Terms of use"
      summary="Play fair, look after your account, and don't stake the house on a quiz. The whole of it is below, in plain words."
      sections={terms}
    />
  );
}
