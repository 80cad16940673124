import type { Fact } from "./playing";

/** Numbers in a row, each with what it counts. */
export function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="tiles">
      {facts.map(({ value, label }) => (
        <div key={label} className="tile">
          <dt>{label}</dt>
          <dd className="digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why something could not be done. */
export function Problem({ text }: { text: string | null }) {
  return (
    text && (
      <p className="problem" role="alert">
        {text}
      </p>
    )
  );
}
