import { paths } from "~/paths";
import { rightText } from "~/play/rules/crowd-texts";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { triesText } from "./facts";
import type { GoldenPuzzle, GoldenState } from "./rules";
import { letterIn } from "./texts";
import { TriesSoFar } from "./tries-so-far";

/** Golden Word at full time. */
export default function WordEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<GoldenPuzzle, GoldenState>) {
  return place === "board" ? (
    <FullTimeBoard playing={playing} verdict={verdict} score={triesText(verdict)} />
  ) : (
    <AfterTheEnd playing={playing}>
      <MatchReport rows={reportOf(playing, state)} reportLabel="Report a word" />
      <TriesSoFar scores={playing.streak?.scores ?? {}} />
      <a className="text-link" href={paths.titleStats(playing.slug)}>
        Your record, and your phrase book
      </a>
    </AfterTheEnd>
  );
}

function reportOf({ attempt, crowd }: Playing, { rows, ending }: GoldenState): ReportRow[] {
  if (!ending) return [];
  // The book has results alone.
  const kept = attempt.isFriendly ? "" : ": in your phrase book";
  const { id, word, line, source, isWin, isVoid } = ending;
  const found: ReportRow = {
    id: "word",
    isRight: isVoid ? null : isWin,
    mark: isVoid ? "Taken back" : isWin ? `Try ${rows.length}${kept}` : "The word that got away",
    crowd: rightText(crowd, 0, "found it"),
    heading: letterIn(word),
    fact: line,
    source: source ?? null,
    reportHref: paths.report("question", id),
  };
  return [found];
}
