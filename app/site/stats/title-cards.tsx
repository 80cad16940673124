import { Link } from "@remix-run/react";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { TitleCard } from "./stat";

/** A card for each title with its numbers, which leads to the title's own page. */
export function TitleCards({ titles }: { titles: TitleCard[] }) {
  return (
    <section aria-labelledby="titles" className="stack">
      <SectionHeading id="titles">Game by game</SectionHeading>
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
              {numbers ? <Numbers numbers={numbers} /> : <p className="muted">Not played yet</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
