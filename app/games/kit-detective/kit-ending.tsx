import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import type { KitPuzzle, KitState } from "./case";
import { sentence, starsText } from "./texts";

/** Kit Detective at full time: the stars, and the stories of the shirts as the report. */
export default function KitEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<KitPuzzle, KitState>) {
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing} verdict={verdict}>
        {!playing.attempt.isFriendly && (
          <a className="text-link" href={`${paths.titleStats(playing.slug)}#locker`}>
            The nine hang in your locker, with their stories
          </a>
        )}
        <MatchReport rows={reportOf(state)} />
      </AfterTheEnd>
    );
  }
  const { score, outOf } = verdict;
  const shown =
    outOf > 0 ? (
      <>
        {score}/{outOf} <Icon name="star" />
        <span className="visually-hidden"> stars</span>
      </>
    ) : (
      "Void"
    );
  return <FullTimeBoard playing={playing} verdict={verdict} score={shown} />;
}

function reportOf({ shirts }: KitState): ReportRow[] {
  return shirts.flatMap((shirt): ReportRow[] => {
    const { told, stars } = shirt;
    if (!told) return [];
    return [
      {
        id: told.id,
        isRight: told.isVoid ? null : stars > 0,
        mark: told.isVoid ? "Void" : sentence(starsText(stars)),
        heading: told.nation,
        answer: told.worn,
        ...(told.story && { fact: told.story }),
        report: { href: paths.report("question", told.id), label: "Report this shirt" },
      },
    ];
  });
}
