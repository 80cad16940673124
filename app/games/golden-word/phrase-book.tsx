import { type CollectionPage, letterOf } from "~/play/rules/collection";
import type { Collectible } from "~/play/rules/title-statistics";
import { numberWord, sentence } from "./texts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ID = "phrase-book";

const pageId = (letter: string) => `phrases-${letter.toLowerCase()}`;

/** The words that a player has found, from A to Z, each with its line; a long book has pages. */
export function PhraseBook({ collection }: { collection: CollectionPage }) {
  const { items, count, page, pages } = collection;
  return (
    <section className="phrase-book" aria-labelledby={ID}>
      <header className="phrase-book-head">
        <h2 id={ID}>Phrase book</h2>
        <p className="muted">
          {countText(count)}
          {pages > 1 && `. Page ${page} of ${pages}`}
        </p>
      </header>
      <Index collection={collection} />
      {byLetter(items).map(([letter, entries]) => (
        <section key={letter} id={pageId(letter)} className="phrase-page" aria-label={letter}>
          <p className="phrase-letter digits" aria-hidden="true">
            {letter}
          </p>
          <dl>
            {entries.map(({ name, line }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {pages > 1 && (
        <p className="phrase-pages">
          {page > 1 && <a href={`?page=${page - 1}#${ID}`}>Page {page - 1}</a>}
          {page < pages && <a href={`?page=${page + 1}#${ID}`}>Page {page + 1}</a>}
        </p>
      )}
    </section>
  );
}

/** Links to the letters with words, on this page or another. */
function Index({ collection: { letters, page } }: { collection: CollectionPage }) {
  const pageOf = new Map(letters.map((begin) => [begin.letter, begin.page]));
  return (
    <nav aria-label="Phrase book by letter">
      <ul className="phrase-index digits">
        {Array.from(ALPHABET, (letter) => {
          const at = pageOf.get(letter);
          return (
            <li key={letter}>
              {at === undefined ? (
                <span aria-hidden="true">{letter}</span>
              ) : (
                <a href={`${at === page ? "" : `?page=${at}`}#${pageId(letter)}`}>{letter}</a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Sorted words by letter. */
function byLetter(items: readonly Collectible[]): [string, Collectible[]][] {
  const letters = new Map<string, Collectible[]>();
  for (const item of items) {
    const letter = letterOf(item.name);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters];
}

function countText(count: number): string {
  if (count === 0) return "Empty so far. Every word you find is written down here.";
  return `${sentence(numberWord(count))} ${count === 1 ? "word" : "words"} found`;
}
