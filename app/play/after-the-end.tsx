import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";
import type { Playing } from "./playing";

/** Below the actions at the end: the next title, how to keep the streak, and the report. */
export function AfterTheEnd({ playing, children }: { playing: Playing; children: ReactNode }) {
  const { nextUp, player, slug } = playing;
  return (
    <div className="end-more">
      {nextUp && (
        <a className="next-up" href={nextUp.href}>
          <img src={nextUp.icon} alt="" width={64} height={64} />
          <span>
            <span className="eyebrow">Next up</span>
            <strong className="next-up-title">{nextUp.title}</strong>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
      {player === null && (
        <p className="unsent">
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
