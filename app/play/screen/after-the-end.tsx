import type { ReactNode } from "react";
import { paths, withSearch } from "~/paths";
import type { Playing } from "~/play/rules/playing";

type AfterTheEndProps = {
  playing: Playing;
  /** The title's own view of the streak; by default it is one line. */
  streak?: ReactNode;
  children?: ReactNode;
};

/** Below the actions at the end: where fans talk, the streak and how to keep it, and the report. */
export function AfterTheEnd({ playing, streak, children }: AfterTheEndProps) {
  const { player, slug, talk, attempt } = playing;
  return (
    <div className="end-more">
      {talk && (
        <a className="text-link" href={talk.href}>
          {talk.text}
        </a>
      )}
      {streak ?? <StreakLine days={playing.streak?.current ?? 0} />}
      {/* A Friendly counts for no streak. */}
      {player === null && !attempt.isFriendly && (
        <p className="join-line">
          Keep this streak:{" "}
          <a
            className="inline-link"
            href={withSearch(paths.join, "", { redirectTo: paths.playTitle(slug) })}
          >
            join free
          </a>
        </p>
      )}
      {children}
    </div>
  );
}

const StreakLine = ({ days }: { days: number }) =>
  days > 0 && (
    <p>
      <strong>Your streak: {days === 1 ? "1 day" : `${days} days`}.</strong> The next day makes it{" "}
      {days + 1}.
    </p>
  );
