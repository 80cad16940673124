import type { MetaFunction } from "@remix-run/node";
import { programmeStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
import { product } from "~/platform/config/product";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(programmeStyles);

export const meta: MetaFunction = () =>
  pageMeta("About", `Why ${product.name} is small, daily and quick, and who makes it.`);

const figures = [
  ["3", "games in a treble"],
  ["6", "minutes to play"],
  ["0", "accounts needed"],
] as const;

export default function About() {
  return (
    <>
      <header className="band pitch">
        <div className="band-inner">
          <p className="eyebrow">Programme notes</p>
          <h1>{`About ${product.name}`}</h1>
          <p className="lead">A kickabout needs a ball, a bit of grass and somebody to beat.</p>
          <dl className="boards">
            {figures.map(([figure, label]) => (
              <div key={label} className="board">
                <dt>{label}</dt>
                <dd className="digits">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <div className="page">
        <Story />
        <Makers />
      </div>
    </>
  );
}

function Story() {
  return (
    <>
      <section className="note">
        <h2>It began on a bus</h2>
        <p className="lead">
          Two friends, one ride home from a match, one argument: who scored first in that final?
          Neither phone had the signal to settle it.
        </p>
        <p>
          So they asked each other instead. Five questions, no looking up, the loser buys the tea.
          By the last stop half the bus was playing. We have been trying to build that bus ever
          since.
        </p>
      </section>
      <section className="note">
        <h2>Small on purpose</h2>
        <p>
          {product.name} is a set of football games that fit into a half-time break. Every midnight
          brings a new treble: the Full-Time Quiz and two more, the same for everybody, with eight
          others on the bench. Then it lets you get on with your day.
        </p>
        <p>
          It is made for the phone you have and the signal you get. Every page is whole the moment
          it arrives, every button works from the first second, and nothing has to be installed or
          joined before you may play.
        </p>
      </section>
    </>
  );
}

function Makers() {
  return (
    <section className="note">
      <h2>Who makes it</h2>
      <p>
        {product.name} is designed, built and looked after by{" "}
        <a href={maker.url} className="inline-link" rel="noopener noreferrer">
          {maker.name}
        </a>
        , a consulting company in South Africa that believes software should be quick, plain and
        kind. Questions, corrections and match reports go to{" "}
        <a href={`mailto:${maker.supportEmail}`} className="inline-link">
          {maker.supportEmail}
        </a>
        .
      </p>
      <div className="row">
        <LinkButton to={paths.quiz} variant="primary">
          Play today's quiz
        </LinkButton>
        <LinkButton to={paths.guidelines}>How we play</LinkButton>
      </div>
    </section>
  );
}
