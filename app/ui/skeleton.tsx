/** Grey cards in the place of those that are on their way. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div className="stack" role="status" aria-label={label}>
      {Array.from(Array(count).keys(), (place) => (
        <div key={place} className="card skeleton">
          <span className="skeleton-picture" />
          <span className="skeleton-lines" />
        </div>
      ))}
    </div>
  );
}
