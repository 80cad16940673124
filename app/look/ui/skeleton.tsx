type SkeletonCardsProps = {
  count: number;
  label: string;
  /** The cards' layout; a column by default. */
  className?: string;
};

/** Grey placeholder cards while content loads. */
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
