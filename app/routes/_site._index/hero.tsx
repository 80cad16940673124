import { Suspense } from "react";
import { LinkButton } from "~/look/ui/button";
import { Countdown } from "~/look/ui/countdown";
import { optional } from "~/look/ui/optional";
import { paths } from "~/paths";
import { StartForm } from "~/play/screen/start-form";
import type { DayWords } from "~/site/home-picks/day-words";
import type { NextUp } from "~/site/home-picks/next-up";
import type { OwnHeadingProps } from "./own-heading";

/** Loaded only for accounts. */
const OwnHeading = optional(() => import("./own-heading"));

type HeroProps = {
  kickoffAt: number;
  /** What begins then. */
  season: string | null;
  now: number;
  /** Null once all titles are done. */
  next: NextUp | null;
  /** What is said of the day instead of the slogan; null before its first title is done. */
  words: DayWords | null;
  /** Null for a visitor. */
  own: OwnHeadingProps | null;
};

/** The first thing on the page: the slogan, or an account's week, the next title, and the season's kick-off. */
export function Hero({ kickoffAt, season, now, next, words, own }: HeroProps) {
  return (
    <section className="hero pitch" aria-labelledby="hero-title">
      <div className="hero-inner">
        <div className="hero-words">
          {own ? (
            <Suspense>
              <OwnHeading {...own} words={words} />
            </Suspense>
          ) : (
            <Slogan words={words ?? slogan} />
          )}
          <div className="row">
            {next && <NextButton next={next} />}
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

const slogan: DayWords = {
  heading: ["Five questions.", "One whistle."],
  lead: "A new football quiz every day, on any phone, on any signal.",
};

function Slogan({ words: { heading, lead } }: { words: DayWords }) {
  return (
    <>
      <h1 id="hero-title">
        {heading[0]} <br />
        {heading[1]}
      </h1>
      <p className="lead">{lead}</p>
    </>
  );
}

function NextButton({ next: { label, to, starts } }: { next: NextUp }) {
  if (starts) return <StartForm slug={starts} label={label} variant="chalk" />;
  return (
    <LinkButton to={to} variant="chalk">
      {label}
    </LinkButton>
  );
}
