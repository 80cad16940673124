import type { Collectible } from "~/play/title-statistics";
import { numberWord, sentence } from "./texts";

/** The words that a player has found, from A to Z, each with its line. */
export function PhraseBook({ items }: { items: readonly Collectible[] }) {
  const pages = pagesOf(items);
  return (
    <section className="phrase-book" aria-labelledby="phrase-book">
      <header className="phrase-book-head">
        <h2 id="phrase-book">Phrase book</h2>
        <p className="muted">{countText(items.length)}</p>
      </header>
      <Index letters={pages.map(([letter]) => letter)} />
      {pages.map(([letter, entries]) => (
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
    </section>
  );
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const pageId = (letter: string) => `phrases-${letter.toLowerCase()}`;

/** Links to the letters with words. */
function Index({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="Phrase book by letter">
      <ul className="phrase-index digits">
        {Array.from(ALPHABET, (letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a href={`#${pageId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The words by letter, both in alphabetical order. */
function pagesOf(phrases: readonly Collectible[]): [string, Collectible[]][] {
  const pages = new Map<string, Collectible[]>();
  for (const phrase of [...phrases].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const letter = phrase.name.charAt(0).toUpperCase();
    pages.set(letter, [...(pages.get(letter) ?? []), phrase]);
  }
  return [...pages];
}

function countText(count: number): string {
  if (count === 0) return "Empty so far. Every word you find is written down here.";
  return `${sentence(numberWord(count))} ${count === 1 ? "word" : "words"} found`;
}
