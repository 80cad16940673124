import type { Stat } from "./stat";
import { StatBoard } from "./stat-board";

/** Scoreboards on the pitch, below what they say in words. */
export function StatPanel({ stats, headline }: { stats: Stat[]; headline?: string | null }) {
  return (
    <div className="stat-panel pitch">
      {headline && <p className="stat-headline">{headline}</p>}
      <dl className="stat-boards">
        {stats.map((stat) => (
          <StatBoard key={stat.id} stat={stat} />
        ))}
      </dl>
    </div>
  );
}
