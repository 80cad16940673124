import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import type { KitPuzzle, KitState } from "./case";
import lastMove from "./styles/last-move.css?url";

/** Kit Detective at full time: the stars, and where the shirts hang from now on. */
export default function KitEnding({ place, playing, verdict }: EndingProps<KitPuzzle, KitState>) {
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing}>
        {!playing.attempt.isFriendly && (
          <a className="text-link" href={`${paths.titleStats(playing.slug)}#locker`}>
            The nine hang in your locker, with their stories
          </a>
        )}
      </AfterTheEnd>
    );
  }
  const { score, outOf } = verdict;
  const shown =
    outOf > 0 ? (
      <>
        {score}/{outOf} <Icon name="star" />
        <span className="sr-only"> stars</span>
      </>
    ) : (
      "Void"
    );
  return (
    <>
      {!import.meta.env.SSR && <link rel="stylesheet" href={lastMove} />}
      <FullTimeBoard playing={playing} verdict={verdict} score={shown} />
    </>
  );
}
