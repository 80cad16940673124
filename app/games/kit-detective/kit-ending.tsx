import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { hardest } from "~/play/rules/crowd-texts";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { type KitPuzzle, type KitState, MAX_STARS } from "./case";
import { nearMiss } from "./near-miss";
import { rankOf } from "./ranks";
import { counted } from "./score";
import lastMove from "./styles/last-move.css?url";

/** Kit Detective at full time: the stars, and where the shirts hang from now on. */
export default function KitEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<KitPuzzle, KitState>) {
  if (place === "report") {
    const most = hardest(playing.crowd, graded(state));
    return (
      <AfterTheEnd playing={playing}>
        {most && <p>{`Hardest of the nine: shirt ${most.place + 1}. ${most.missed} missed it.`}</p>}
        {!playing.attempt.isFriendly && (
          <a className="text-link" href={`${paths.titleStats(playing.slug)}#locker`}>
            The nine hang in your locker, with their stories
          </a>
        )}
      </AfterTheEnd>
    );
  }
  const { score, outOf } = verdict;
  const near = nearMiss(state);
  const shown =
    outOf > 0 ? (
      <>
        {score}/{outOf} <Icon name="star" className={verdict.isWin ? "" : "is-lost"} />
        <span className="sr-only"> stars</span>
      </>
    ) : (
      "Void"
    );
  return (
    <>
      {!import.meta.env.SSR && <link rel="stylesheet" href={lastMove} />}
      {/* The board has the headline. */}
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        headline={near || onSight(state)}
        line={near && onSight(state)}
        score={shown}
      />
    </>
  );
}

/** The rank, and how many of the shirts that count were named on sight. */
function onSight(state: KitState): string {
  const shirts = counted(state);
  const named = shirts.filter(({ stars }) => stars === MAX_STARS);
  if (shirts.length === 0) return "";
  const rank = rankOf(state);
  return `${rank && `${rank}. `}${named.length} of ${shirts.length} on sight.`;
}

/** The places of the shirts that were not voided. */
const graded = ({ shirts }: KitState): number[] =>
  shirts.flatMap(({ told }, place) => (told?.isVoid ? [] : [place]));
