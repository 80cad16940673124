import type { CollectionPage } from "~/play/rules/collection";
import { ReportLink } from "~/play/screen/report-link";
import { ShirtDefs, ShirtDrawing } from "./shirt-drawing";

const ID = "locker";

/** The empty pegs that are drawn, at most. */
const MAX_EMPTY = 9;

/** The shirts of every case that a player has finished, by nation, and the empty pegs of others; a full locker has pages. */
export default function Locker({ collection }: { collection: CollectionPage }) {
  const { items, count, outOf = count, page, pages } = collection;
  const empty = page === pages ? Math.max(0, Math.min(MAX_EMPTY, outOf - count)) : 0;
  return (
    <section className="locker" aria-labelledby={ID}>
      <header>
        <h2 id={ID}>Locker</h2>
        <p className="muted">
          {countText(count, outOf)}
          {pages > 1 && `. Page ${page} of ${pages}`}
        </p>
      </header>
      <svg className="kit-wardrobe" width="0" height="0" aria-hidden="true">
        <ShirtDefs />
      </svg>
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
      {empty > 0 && (
        <>
          <p className="locker-empty" aria-hidden="true">
            {Array.from({ length: empty }, (_, peg) => peg).map((peg) => (
              <svg key={peg} className="kit-shirt" viewBox="0 0 120 126" aria-hidden="true">
                <use href="#kit-edge" />
              </svg>
            ))}
          </p>
          <p className="muted">Pegs fill in a case's own week.</p>
        </>
      )}
      {pages > 1 && (
        <p className="locker-pages">
          {page > 1 && <a href={`?page=${page - 1}#${ID}`}>Page {page - 1}</a>}
          {page < pages && <a href={`?page=${page + 1}#${ID}`}>Page {page + 1}</a>}
        </p>
      )}
    </section>
  );
}

const countText = (count: number, outOf: number): string =>
  count === 0
    ? "Empty so far. The shirts of every case that you finish hang here."
    : `${count} of ${Math.max(count, outOf)} shirts`;
