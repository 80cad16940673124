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
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never change places.
        <div key={index} className="card skeleton">
          <span className="skeleton-picture" />
          <span className="skeleton-lines" />
        </div>
      ))}
    </div>
  );
}
