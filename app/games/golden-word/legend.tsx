import { Tiles } from "./tile-row";

const MEANINGS = [
  { mark: "gold", name: "Gold", text: "in its place" },
  { mark: "chalk", name: "Chalk", text: "elsewhere" },
  { mark: "bench", name: "Bench", text: "not in it" },
] as const;

/** The meaning of the three colours. */
export function Legend() {
  return (
    <dl className="golden-legend">
      {MEANINGS.map(({ mark, name, text }) => (
        <div key={mark}>
          <dt>
            <Tiles length={1} word={name.charAt(0)} marks={[mark]} />
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
