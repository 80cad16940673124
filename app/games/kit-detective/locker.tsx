import type { CollectionPage } from "~/play/rules/collection";
import { ReportLink } from "~/play/screen/report-link";
import { ShirtDefs, ShirtDrawing } from "./shirt-drawing";

const ID = "locker";

/** The shirts of every case that a player has finished, by nation; a full locker has pages. */
export default function Locker({ collection }: { collection: CollectionPage }) {
  const { items, count, page, pages } = collection;
  return (
    <section className="locker" aria-labelledby={ID}>
      <header>
        <h2 id={ID}>Locker</h2>
        <p className="muted">
          {countText(count)}
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
            <div>
              <h3>{name}</h3>
              <p>{line}</p>
              {source && <p className="locker-source">Source: {source}</p>}
              {look && <ReportLink record={look.id} label="Report this shirt" />}
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="locker-pages">
          {page > 1 && <a href={`?page=${page - 1}#${ID}`}>Page {page - 1}</a>}
          {page < pages && <a href={`?page=${page + 1}#${ID}`}>Page {page + 1}</a>}
        </p>
      )}
    </section>
  );
}

const countText = (count: number): string =>
  count === 0
    ? "Empty so far. The shirts of every case that you finish hang here."
    : `${count} shirts`;
