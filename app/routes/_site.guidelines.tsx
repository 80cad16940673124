import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { programmeStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
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
    </>
  );
}

function NoSpoilers() {
  return (
    <li className="card rule">
      <h2>No spoilers</h2>
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
      <h2>Respect everybody</h2>
      <p>
        Use respectful, inclusive language. Tease the club, never the person: no abuse, no threats,
        and nothing about where somebody is from, whom they love, what they believe or how they
        look.
      </p>
      <p className="muted">
        Moderators step in when needed. They may hide a post, warn its author or close an account.
      </p>
    </li>
  );
}

function Report() {
  return (
    <li className="card rule">
      <h2>See it, report it</h2>
      <p>
        Found a bug, a wrong fact or abuse? Use the in-app report menu. It is on every thread of the{" "}
        <Link to={paths.feed} className="inline-link">
          feed
        </Link>
        , on every page of the{" "}
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
