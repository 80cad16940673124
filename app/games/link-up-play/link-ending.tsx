import { hardest } from "~/play/rules/crowd-texts";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { ReportLink } from "~/play/screen/report-link";
import type { LinkUpPuzzle } from "./boards";
import { Cards } from "./cards";
import { mistakesIn } from "./rules";
import type { LinkState } from "./state";
import { groupsText, sentOffText, wordsOf } from "./texts";
import { MAX_MISTAKES, shared } from "./words";

/** Link-Up Play at full time: the cards below the score, and the guesses in order as the report. */
export default function LinkEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<LinkUpPuzzle, LinkState>) {
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing}>
        <MatchReport rows={reportOf(playing, state)} />
        {state.ending && <ReportLink record={state.ending.id} label="Report this board" />}
      </AfterTheEnd>
    );
  }
  const score = (
    <>
      {verdict.isWin ? groupsText(verdict) : <span className="link-off">{sentOffText(state)}</span>}
      {verdict.outOf > 0 && <Cards shown={mistakesIn(state)} />}
    </>
  );
  const { form = "" } = playing.streak ?? {};
  return (
    <>
      <FullTimeBoard playing={playing} verdict={verdict} score={score} />
      {form.length > 1 && !playing.attempt.isFriendly && <Form form={form} />}
    </>
  );
}

/** How the latest boards ended, this one last, as a league table has it. */
function Form({ form }: { form: string }) {
  return (
    <p className="link-form">
      <span>
        Won {form.split("W").length - 1} of your last {form.length}
      </span>
      <span className="digits" aria-hidden="true">
        {Array.from([...form].entries(), ([place, end]) => (
          <b key={place} className={end}>
            {end}
          </b>
        ))}
      </span>
    </p>
  );
}

function reportOf(
  { puzzle: { words }, crowd }: Playing<LinkUpPuzzle>,
  { guesses, ending }: LinkState,
): ReportRow[] {
  const most = hardest(crowd, [1, 2, 3, 4]);
  return guesses.map((guess, index): ReportRow => {
    const { tiles, outcome } = guess;
    const row = { id: String(index), isRight: ending?.isVoid ? null : outcome === "linked" };
    const chosen = wordsOf(guess, words);
    if (outcome === "linked") {
      const group = ending?.groups.find((one) => shared(one.tiles, tiles) > 0);
      const isHardest = most !== null && most.place === group?.level;
      return {
        ...row,
        mark: "Linked",
        crowd: isHardest ? `Hardest: ${most.missed} missed it` : null,
        heading: group?.name ?? "",
        answer: chosen,
        fact: group?.line ?? "",
        source: group?.source ?? null,
      };
    }
    const isRed = mistakesIn({ guesses: guesses.slice(0, index + 1) }) === MAX_MISTAKES;
    const mark = isRed ? "Red card" : "Yellow card";
    return { ...row, mark, heading: chosen, answer: outcome === "close" && "Three of four." };
  });
}
