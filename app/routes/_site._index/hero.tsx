import { Suspense } from "react";
import { LinkButton } from "~/look/ui/button";
import { Countdown } from "~/look/ui/countdown";
import { optional } from "~/look/ui/optional";
import { paths } from "~/paths";
import type { NextUp } from "~/site/home-picks/next-up";
import type { OwnHeadingProps } from "./own-heading";

/** Loaded only for accounts. */
const OwnHeading = optional(() => import("./own-heading"));

type HeroProps = {
  kickoffAt: number;
  /** What begins then. */
  season: string | null;
  now: number;
  next: NextUp;
  /** Null for a visitor. */
  own: OwnHeadingProps | null;
};

/** The first thing on the page: the slogan, or an account's week, the next title, and the season's kick-off. */
export function Hero({ kickoffAt, season, now, next, own }: HeroProps) {
  return (
    <section className="hero pitch" aria-labelledby="hero-title">
      <div className="hero-inner">
        <div className="hero-words">
          {own ? (
            <Suspense>
              <OwnHeading {...own} />
            </Suspense>
          ) : (
            <Slogan />
          )}
          <div className="row">
            <LinkButton to={next.to} variant="chalk">
              {next.label}
            </LinkButton>
            <LinkButton to={paths.calendar} variant="chalk-outline" reloadDocument>
              View calendar
            </LinkButton>
          </div>
        </div>
        <div className="hero-season">
          <Countdown target={kickoffAt} renderedAt={now} label="Season kickoff in" />
          {season && <p className="season">{season}</p>}
        </div>
      </div>
    </section>
  );
}

function Slogan() {
  return (
    <>
      <h1 id="hero-title">
        Five questions. <br />
        One whistle.
      </h1>
      <p className="lead">A new football quiz every day, on any phone, on any signal.</p>
    </>
  );
}
