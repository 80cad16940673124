import { LinkButton } from "~/look/ui/button";
import { Countdown } from "~/look/ui/countdown";
import { paths } from "~/paths";

/** The first thing a fan sees: how long until the season starts, and today's quiz. */
export function Hero({ kickoffAt, now }: { kickoffAt: number; now: number }) {
  return (
    <section className="hero pitch" aria-labelledby="hero-title">
      <div className="hero-inner">
        <Countdown target={kickoffAt} renderedAt={now} label="Season kickoff in" />
        <div className="hero-words">
          <h1 id="hero-title">
            Five questions. <br />
            One whistle.
          </h1>
          <p className="lead">A new football quiz every day, on any phone, on any signal.</p>
          <div className="row">
            <LinkButton to={paths.quiz} variant="chalk">
              Play today's quiz
            </LinkButton>
            <LinkButton to={paths.calendar} variant="chalk-outline" reloadDocument>
              View calendar
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
