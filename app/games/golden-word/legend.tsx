import { Tiles } from "./tile-row";

const MEANINGS = [
  { mark: "gold", name: "Gold", text: "right place" },
  { mark: "chalk", name: "Chalk", text: "elsewhere" },
  { mark: "bench", name: "Bench", text: "not in it" },
] as const;

/**
 * The meaning of the three looks of a tile, in one line.
 *
 * @param isKnown whether the tries on the board show it well enough; without script it stays
 */
export function Legend({ isKnown }: { isKnown: boolean }) {
  return (
    <dl className={`golden-legend ${isKnown ? "is-known" : ""}`}>
      {MEANINGS.map(({ mark, name, text }) => (
        <div key={mark}>
          <dt>
            <Tiles length={1} marks={[mark]} />
            <span className="sr-only">{name}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
