import { spokenRow } from "./board-texts";
import type { Mark, Row } from "./marks";

const looks: Record<Mark, string> = { gold: "is-gold", chalk: "is-chalk", bench: "is-bench" };

type TilesProps = {
  /** The number of tiles, however long the word is. */
  length: number;
  word?: string;
  marks?: readonly Mark[];
  /** Whether to highlight the tile for the next letter. */
  isOpen?: boolean;
};

/** A row of tiles. Decorative: its content is also in text beside it. */
export function Tiles({ length, word = "", marks = [], isOpen = false }: TilesProps) {
  return (
    <span className="golden-tiles" aria-hidden="true">
      {Array.from(Array(length).keys(), (place) => (
        <span
          key={place}
          className={`golden-tile ${lookOf(word[place], marks[place], isOpen && place === word.length)}`}
        >
          {word[place]}
        </span>
      ))}
    </span>
  );
}

function lookOf(letter: string | undefined, mark: Mark | undefined, isNext: boolean): string {
  if (mark) return looks[mark];
  if (isNext) return "is-next";
  return letter ? "is-typed" : "";
}

type TryRowProps = {
  length: number;
  /** The judged try. */
  row: Row | undefined;
  /** The letters typed so far; null in all but the current row. */
  letters: string | null;
  look: string;
};

/** One of the six rows. A judged one also has a text for screen readers; the current one has the field. */
export function TryRow({ length, row, letters, look }: TryRowProps) {
  return (
    <li className={`golden-row ${look}`} aria-hidden={row ? undefined : true}>
      {row && <span className="sr-only">{spokenRow(row)}</span>}
      <Tiles
        length={length}
        word={row?.word ?? letters ?? ""}
        marks={row?.marks ?? []}
        isOpen={letters !== null}
      />
    </li>
  );
}

/** The CSS class of a key or tile with a mark. */
export const markClass = (mark: Mark | undefined): string => (mark ? looks[mark] : "");
