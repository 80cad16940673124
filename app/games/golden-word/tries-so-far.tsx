/** How many words the player has found at each try, and missed, once there is more than one. */
export function TriesSoFar({ scores }: { scores: Readonly<Record<number, number>> }) {
  const counts = ["X", 6, 5, 4, 3, 2, 1].map((label, score) => ({
    label,
    count: scores[score] ?? 0,
  }));
  const all = counts.map(({ count }) => count);
  if (all.reduce((sum, count) => sum + count) < 2) return null;
  return (
    <>
      <h3>Your tries so far</h3>
      <dl className="golden-tries digits">
        {counts.reverse().map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg width={`${(count / Math.max(...all)) * 90}%`} height="16" aria-hidden="true" />
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
