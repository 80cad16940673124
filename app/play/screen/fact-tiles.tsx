import type { Fact, Offer } from "~/play/rules/playing";

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

/** What there is to know before the start: the edition's number, what the title says of it, and the player's best. */
export function OfferTiles({ offer: { number, facts, best } }: { offer: Offer }) {
  const own = best === null ? [] : [{ value: best, label: "your best" }];
  return <FactTiles facts={[{ value: `No. ${number}`, label: "edition" }, ...facts, ...own]} />;
}
