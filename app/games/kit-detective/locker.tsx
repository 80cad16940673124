import type { CollectionPage } from "~/play/collection";
import type { Collectible } from "~/play/title-statistics";
import type { Look } from "./look";
import { ShirtDefs, ShirtDrawing } from "./shirt-drawing";

const ID = "locker";

/** The shirts of every case that a player has finished, by nation; a full locker has pages. */
export default function Locker({ collection }: { collection: CollectionPage }) {
  const { count, page, pages } = collection;
  const items = collection.items as readonly Collectible<Look>[];
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
        {items.map(({ name, line, look }) => (
          <li key={name}>
            {look && (
              <svg className="kit-shirt" viewBox="0 0 120 126" role="img" aria-label={look.alt}>
                <ShirtDrawing look={look} />
              </svg>
            )}
            <h3>{name}</h3>
            <p>{line}</p>
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
