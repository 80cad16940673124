import { Link } from "@remix-run/react";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { TitleCard } from "./stat";

/** A card for each title with its numbers, which leads to the title's own page; those not played yet stand behind a line. */
export function TitleCards({ titles }: { titles: TitleCard[] }) {
  const played = titles.filter(({ numbers }) => numbers);
  const others = titles.filter(({ numbers }) => !numbers);
  return (
    <section aria-labelledby="titles" className="stack">
      <SectionHeading id="titles">Game by game</SectionHeading>
      {played.length > 0 && <Cards titles={played} />}
      {others.length > 0 && (
        <details className="not-played" open={played.length === 0}>
          <summary>Not yet played: {others.length}</summary>
          <Cards titles={others} />
        </details>
      )}
    </section>
  );
}

const Cards = ({ titles }: { titles: readonly TitleCard[] }) => (
  <ul className="title-cards">
    {titles.map(({ slug, title, icon, numbers }) => (
      <li key={slug} className="card title-card">
        <img src={icon} alt="" width={128} height={128} />
        <div>
          <h3>
            <Link to={paths.titleStats(slug)} className="card-link">
              {title}
            </Link>
          </h3>
          {numbers && <Numbers numbers={numbers} />}
        </div>
      </li>
    ))}
  </ul>
);

function Numbers({ numbers }: { numbers: NonNullable<TitleCard["numbers"]> }) {
  const entries = [
    ["played", numbers.plays],
    ["best", numbers.best],
    ["win run", numbers.winRun],
  ] as const;
  return (
    <dl className="title-numbers">
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
