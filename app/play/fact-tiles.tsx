import type { Fact } from "./playing";

/** A row of numbers with labels. */
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

/** An error message. */
export function Problem({ text }: { text: string | null }) {
  return (
    text && (
      <p className="problem" role="alert">
        {text}
      </p>
    )
  );
}
