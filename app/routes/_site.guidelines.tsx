import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { programmeStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { guidelineRules } from "~/people/moderation/guideline-rules";
import { maker } from "~/platform/config/maker";
import { rarePaths } from "~/rare-paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(programmeStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Community guidelines",
    "Three rules: no spoilers, respect for everybody, and say when something is wrong.",
  );

export default function Guidelines() {
  return (
    <>
      <header className="band pitch">
        <div className="band-inner">
          <p className="eyebrow">The laws of the game</p>
          <h1>Community guidelines</h1>
          <p className="lead">
            Three rules. They are short, so that nobody can say they missed one.
          </p>
        </div>
      </header>
      <ol className="page rules">
        <NoSpoilers />
        <Respect />
        <Report />
      </ol>
      <Moderation />
    </>
  );
}

function NoSpoilers() {
  return (
    <li className="card rule">
      <h2>{guidelineRules.spoilers}</h2>
      <p>
        Don't post the solutions of puzzles, and don't spoil anybody's streak. Somebody is always
        still on the bus, with today's questions in front of them.
      </p>
      <p className="muted">
        Share your score instead: the Share button says how you did and nothing else.
      </p>
    </li>
  );
}

function Respect() {
  return (
    <li className="card rule">
      <h2>{guidelineRules.respect}</h2>
      <p>
        Use respectful, inclusive language. Tease the club, never the person: no abuse, no threats,
        and nothing about where somebody is from, whom they love, what they believe or how they
        look.
      </p>
      <p className="muted">
        Moderators step in when needed. They may hide a post, warn its author, or stop an account
        from writing.
      </p>
    </li>
  );
}

function Report() {
  return (
    <li className="card rule">
      <h2>{guidelineRules.report}</h2>
      <p>
        Found a bug, a wrong fact or abuse? Use the in-app report menu. It is on every reply of the{" "}
        <Link to={paths.feed} className="inline-link">
          feed
        </Link>
        , with every name in tables, leagues and challenges, on every page of the{" "}
        <Link to={paths.games} className="inline-link">
          games
        </Link>{" "}
        and on every question of the{" "}
        <Link to={paths.quiz} className="inline-link">
          quiz
        </Link>
        .
      </p>
      <p className="muted">
        A person reads each report. If it can't wait for the menu, write to{" "}
        <a href={`mailto:${maker.supportEmail}`} className="inline-link">
          {maker.supportEmail}
        </a>
        .
      </p>
    </li>
  );
}

function Moderation() {
  return (
    <div className="page">
      <section className="note" aria-labelledby="reported">
        <h2 id="reported">What happens to a report</h2>
        <p>
          A moderator looks at each one about a reply or a name, the oldest first. Three reports by
          fans who have been here for more than a day, and have finished a game, hide a reply until
          then.
        </p>
        <p>
          What breaks a rule is hidden. Besides, its author may be warned, muted for 1, 7 or 30
          days, or stopped from writing for good. The reason is always one of these three rules. You
          hear of it under the bell, as its author and as whoever has reported it.
        </p>
        <p>
          Was it wrong? Appeal once, within 30 days, on{" "}
          <Link to={rarePaths.ownOutcomes} className="inline-link">
            your own page
          </Link>
          : another moderator looks, where there is one.
        </p>
        <p>
          Whatever was decided stands in the{" "}
          <Link to={rarePaths.moderationLog} className="inline-link">
            open log
          </Link>
          , with date, outcome and rule, and without anybody’s name.
        </p>
      </section>
    </div>
  );
}
