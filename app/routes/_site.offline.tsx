import type { MetaFunction } from "@remix-run/node";
import offlineStyles from "~/look/styles/offline.css?url";
import { programmeStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { CACHED_PAGES_ID } from "~/platform/service-worker/cache-html";
import { rarePaths } from "~/rare-paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

/** The worker shows this page for every address that is not kept, so no search engine lists it. */
export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(programmeStyles, offlineStyles);

export const meta: MetaFunction = () =>
  pageMeta("You're offline", "What there is to do while the network is gone.");

export default function Offline() {
  return (
    <>
      <header className="band pitch">
        <div className="band-inner">
          <p className="eyebrow">Floodlights out</p>
          <h1>You're offline</h1>
          <p className="lead">
            We can't reach Kickabout just now, and this page isn't kept on your phone.
          </p>
        </div>
      </header>
      <div className="page narrow">
        {/* The worker puts the address that was asked for in the place of this page's own. */}
        <div className="row">
          <LinkButton to={rarePaths.offline} variant="primary">
            Try again
          </LinkButton>
        </div>
        <section className="card offline-card">
          <h2>Still on the pitch</h2>
          <p>
            The quizzes and most other games that you have kicked off can be finished without a
            network. Your moves stay on this phone, and we send them when you're back online.
          </p>
          <LinkButton to={paths.quiz}>Back to the quiz</LinkButton>
        </section>
        <div id={CACHED_PAGES_ID} className="offline-pages" />
      </div>
    </>
  );
}
