import type { Mark, Row } from "./marks";
import { spokenRow } from "./texts";

const looks: Record<Mark, string> = { gold: "is-gold", chalk: "is-chalk", bench: "is-bench" };

type TilesProps = {
  /** As many tiles as this, whatever there is of a word. */
  length: number;
  word?: string;
  marks?: readonly Mark[];
  /** Whether the tile behind the last letter waits for the next. */
  isOpen?: boolean;
};

/** A row of tiles, for the eye alone: what it says stands beside it in words. */
export function Tiles({ length, word = "", marks = [], isOpen = false }: TilesProps) {
  return (
    <span className="golden-tiles" aria-hidden="true">
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
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
  /** The try, once it was judged. */
  row: Row | undefined;
  /** What is being typed here; null in any other row. */
  letters: string | null;
  look: string;
};

/** One of the six rows. A judged one is in words too; what is being typed stands in the field. */
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

/** The class of a key, or of a tile, with a mark. */
export const markClass = (mark: Mark | undefined): string => (mark ? looks[mark] : "");
