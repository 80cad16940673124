import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";
import type { Playing } from "~/play/rules/playing";

type AfterTheEndProps = {
  playing: Playing;
  /** The title's own view of the streak; by default it is one line. */
  streak?: ReactNode;
  children?: ReactNode;
};

/** Below the actions at the end: the next title, where fans talk, the streak and how to keep it, and the report. */
export function AfterTheEnd({ playing, streak, children }: AfterTheEndProps) {
  const { nextUp, player, slug, talk } = playing;
  return (
    <div className="end-more">
      {nextUp && (
        <a className="next-up" href={nextUp.href}>
          <img src={nextUp.icon} alt="" width={64} height={64} />
          <span>
            <span className="eyebrow">{nextUp.eyebrow ?? "Next up"}</span>
            <strong className="next-up-title">{nextUp.title}</strong>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
      {talk && (
        <a className="text-link" href={talk.href}>
          {talk.text}
        </a>
      )}
      {streak ?? <StreakLine days={playing.streak?.current ?? 0} />}
      {player === null && (
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
      <strong>Your streak: {days === 1 ? "1 day" : `${days} days`}.</strong> The next makes it{" "}
      {days + 1}.
    </p>
  );
