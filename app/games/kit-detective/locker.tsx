import { Icon } from "~/look/ui/icon";
import type { CollectionPage, SetRow } from "~/play/rules/collection";
import { ReportLink } from "~/play/screen/report-link";
import { SHIRTS } from "./case";
import { ShirtDefs, ShirtDrawing } from "./shirt-drawing";

const ID = "locker";

const PEGS = Array.from({ length: SHIRTS }, (_, peg) => peg);

/** The cases so far, each with its stars or its empty pegs, and the shirts of one that the player has finished. */
export default function Locker({ collection }: { collection: CollectionPage }) {
  const { items, count, outOf = count, sets = [], page, pages } = collection;
  const listed = sets.filter((set) => set.page !== null).length;
  return (
    <section className="locker" aria-labelledby={ID}>
      <header>
        <h2 id={ID}>Locker</h2>
        <p className="muted">{countText(count, outOf)}</p>
      </header>
      <svg className="kit-wardrobe" width="0" height="0" aria-hidden="true">
        <ShirtDefs />
      </svg>
      <ol className="locker-cases">
        {sets.map((set) => (
          <Case key={set.name} set={set} page={page} />
        ))}
      </ol>
      {sets.some((set) => set.page === null) && (
        <p className="muted">Pegs fill in a case's own week. Later it is for fun.</p>
      )}
      <ul className="locker-shirts">
        {items.map(({ name, line, look, source }) => (
          <li key={name}>
            {look && (
              <svg className="kit-shirt" viewBox="0 0 120 126" role="img" aria-label={look.alt}>
                <ShirtDrawing drawn={look.drawn} />
              </svg>
            )}
            <h3>{name}</h3>
            <details>
              <summary>
                Story<span className="sr-only"> of {name}</span>
              </summary>
              <p>{line}</p>
              {source && <p className="muted">Source: {source}</p>}
              {look && <ReportLink record={look.id} label="Report this shirt" />}
            </details>
          </li>
        ))}
      </ul>
      {listed < pages && (
        <p className="locker-pages">
          {page > 1 && <a href={`?page=${page - 1}#${ID}`}>Page {page - 1}</a>}
          {page < pages && <a href={`?page=${page + 1}#${ID}`}>Page {page + 1}</a>}
        </p>
      )}
    </section>
  );
}

/** A case: the way to its shirts, or its pegs. */
function Case({ set, page }: { set: SetRow; page: number }) {
  const name = <b>{set.name}</b>;
  if (set.page === null) {
    const row = (
      <>
        {name}
        <span className="locker-pegs" aria-hidden="true">
          {PEGS.map((peg) => (
            <svg key={peg} className="kit-shirt" viewBox="0 0 120 126" aria-hidden="true">
              <use href="#kit-edge" />
            </svg>
          ))}
        </span>
        {set.text}
        {set.way && <span className="text-link">{set.way.text}</span>}
      </>
    );
    return <li>{set.way ? <a href={set.way.href}>{row}</a> : row}</li>;
  }
  return (
    <li className={set.isWhole ? "is-whole" : ""}>
      <a
        href={`?page=${set.page}#${ID}`}
        {...(set.page === page && { "aria-current": "page" as const })}
      >
        {name}
        {set.isWhole && "Gold"}
        <span className="digits">
          {set.text} <Icon name="star" />
          <span className="sr-only"> stars</span>
        </span>
      </a>
    </li>
  );
}

const countText = (count: number, outOf: number): string =>
  count === 0
    ? "Empty so far. The shirts of every case that you finish hang here."
    : `${count} of ${Math.max(count, outOf)} shirts`;
