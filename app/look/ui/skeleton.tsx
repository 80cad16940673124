type SkeletonCardsProps = {
  count: number;
  label: string;
  /** How the cards are laid out; one below the other by default. */
  className?: string;
};

/** Grey cards in the place of those that are on their way. */
export function SkeletonCards({ count, label, className = "stack" }: SkeletonCardsProps) {
  return (
    <div className={className} role="status" aria-label={label}>
      {Array.from(Array(count).keys(), (place) => (
        <div key={place} className="card skeleton">
          <span className="skeleton-picture" />
          <span className="skeleton-lines" />
        </div>
      ))}
    </div>
  );
}
