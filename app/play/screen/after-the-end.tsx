import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";
import type { Verdict } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { StreakTiles } from "./full-time";

type AfterTheEndProps = { playing: Playing; verdict: Verdict; children?: ReactNode };

/** Below the actions at the end: the streak and how to keep it, the next title, and the report. */
export function AfterTheEnd({ playing, verdict, children }: AfterTheEndProps) {
  const { nextUp, player, slug } = playing;
  return (
    <div className="end-more">
      <StreakTiles playing={playing} isWin={verdict.isWin} />
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
      {children}
    </div>
  );
}
