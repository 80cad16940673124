import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import { Cards } from "./cards";
import type { LinkUpPuzzle } from "./boards";
import { type Guess, type LinkState, mistakesIn } from "./rules";
import { groupsText, sentence, wordsOf } from "./texts";
import { MAX_MISTAKES } from "./words";

/** Link-Up Play at full time: the cards below the score, and the guesses in order as the report. */
export default function LinkEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<LinkUpPuzzle, LinkState>) {
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing} verdict={verdict}>
        <MatchReport rows={reportOf(state, playing.puzzle.words)} />
      </AfterTheEnd>
    );
  }
  const score = (
    <>
      {groupsText(verdict)}
      {verdict.outOf > 0 && <Cards shown={mistakesIn(state)} />}
    </>
  );
  return <FullTimeBoard playing={playing} verdict={verdict} score={score} />;
}

function reportOf({ guesses, ending }: LinkState, words: readonly string[]): ReportRow[] {
  return guesses.map((guess, index) => {
    const { tiles, outcome } = guess;
    const cards = guesses.slice(0, index + 1).filter((one) => one.outcome !== "linked").length;
    const chosen = sentence(wordsOf(guess, words));
    const linked = ending?.groups.find((group) => group.tiles.join() === tiles.join());
    return {
      id: String(index),
      isRight: ending?.isVoid ? null : outcome === "linked",
      mark: markOf(guess, cards),
      heading: linked?.name ?? chosen,
      ...(linked && { answer: `${chosen}.` }),
      ...(outcome === "close" && { answer: "Three of four." }),
    };
  });
}

function markOf({ outcome }: Guess, cards: number): string {
  if (outcome === "linked") return "Linked";
  return cards === MAX_MISTAKES ? "Red card" : "Yellow card";
}
