import { type DaysSoFar, type Listed, lineup, noDays } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { stateLabel } from "~/games/title-state";
import { titleStateOf } from "~/games/title-states.server";
import { trebleOn } from "~/games/treble";
import { opener as QUIZ } from "~/games/treble-week";
import { paths } from "~/paths";
import { daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { isPerfect } from "~/play/rules/results";
import { scoreParts } from "~/play/rules/score-parts";
import type { PlayableSlug } from "~/playable";
import { dayShare } from "./day-share.server";
import type { DayTicketView } from "./day-ticket";
import type { NameOf, Stub } from "./stub";
import { titleLines } from "./title-lines";
import type { TopShares } from "./top-shares.server";

/** Questions of the quiz. */
const QUESTIONS = 5;

/** A player's days, or null for a visitor who has not played, and while the store is unavailable. */
type Days = Omit<PlayerDays, "userId" | "totals" | "answered" | "forFun"> | null;

/**
 * The day's ticket, but for the stubs that are loaded after the page.
 *
 * @param today the player's date
 * @param tip the streak of a player who wants a word on it; null for others
 * @param nextAt when the next treble comes: milliseconds since the epoch
 * @param tops what is told of the results that are done
 */
export function dayTicket(
  days: Days,
  today: string,
  tip: number | null,
  nextAt: number,
  nameOf: NameOf,
  tops: TopShares = new Map(),
): DayTicketView {
  const listed = lineup(days ?? noDays(today));
  const isDone = ({ state }: { state: { name: string } }) => state.name === "done";
  const treble = listed.filter(({ isTreble }) => isTreble);
  const bench = listed.filter(({ isTreble }) => !isTreble);
  const done = treble.filter(isDone).length;
  const isOver = done === treble.length;
  const isFirst = days === null;
  const [, ...tomorrow] = trebleOn(daysBefore(today, -1));
  return {
    date: shortDate(today),
    done,
    isFirst,
    quiz: stubOf(days, today, QUIZ, tip, nameOf, tops.get(QUIZ)),
    tomorrow: tomorrow.map((slug) => nameOf(slug).title).join(", "),
    end:
      isOver && days
        ? { isFullHouse: bench.every(isDone), nextAt, share: dayShare(days, nameOf) }
        : null,
    bench: benchOf(bench, nameOf),
  };
}

function benchOf(bench: readonly Listed[], nameOf: NameOf): DayTicketView["bench"] {
  const open = bench.filter(({ state }) => state.name !== "done").length;
  const running = bench.filter(({ state }) => state.name === "running" && !state.rests).length;
  const played = bench.flatMap(({ slug, state }) =>
    state.name === "done" ? playedText(nameOf(slug).title, state.score) : [],
  );
  return {
    text: `The bench: ${open === 0 ? "all played" : `${open} more ${open === 1 ? "game" : "games"}`}`,
    note: [...(running > 0 ? [`${running} running`] : []), ...played].join(", "),
  };
}

/** A title and its score, in one line: "Link-Up Play 4/4". */
const playedText = (title: string, score: string | null): string =>
  (score ? `${title} ${score}` : title).replaceAll(" ", "\u00a0");

/** The stubs that follow the quiz's. */
export function laterStubs(
  days: Days,
  today: string,
  nameOf: NameOf,
  tops: TopShares = new Map(),
): Stub[] {
  return trebleOn(today)
    .slice(1)
    .map((slug) => stubOf(days, today, slug, null, nameOf, tops.get(slug)));
}

function stubOf(
  days: Days,
  today: string,
  slug: PlayableSlug,
  tip: number | null,
  nameOf: NameOf,
  top: number | undefined,
): Stub {
  const soFar: DaysSoFar = days ?? noDays(today);
  const state = titleStateOf(soFar, slug);
  const play = soFar.current.find((one) => one.slug === slug);
  const next = nextTitle(soFar);
  const isNext = next?.slug === slug;
  const [line, large, small] = titleLines[slug];
  const isPaused = isNext && state.name === "open" && days?.streak.state === "paused";
  const about = {
    ...nameOf(slug),
    href: paths.playTitle(slug),
    state: state.name,
    isNext,
    isPerfect: Boolean(play?.result && isPerfect(play.result)),
    badge: isPaused ? pausedText(tip) : null,
  };
  switch (state.name) {
    case "done": {
      const { main, unit, size } = scoreParts(state.score ?? "FT");
      const end = state.score === null ? "" : unit || "FT";
      const text = top === undefined ? "See your result" : `Top ${top}\u00a0%. See your result`;
      return { ...about, text, label: null, stub: [main, end], size };
    }
    case "running": {
      const at = Math.max(1, play?.moves ?? 1);
      // What completes the treble is the whole week: the next title is gone on with, though its own day is done.
      const word = stateLabel(isNext ? { name: "running" } : state);
      const label = isNext && slug === QUIZ ? `${word}, ${at} of ${QUESTIONS}` : word;
      const text = slug === QUIZ ? "The clock is running." : (play?.waits ?? line);
      return { ...about, badge: "In play", text, label, stub: [large, small], size: "large" };
    }
    case "open": {
      const text = (isNext && tipText(tip, isPaused)) || line;
      const label = isNext ? "Kick off" : "Play";
      return { ...about, text, label, stub: [large, small], size: "large" };
    }
  }
}

/** The number stands on the badge, so that the sentence is one line on a phone and its button is in view. */
const pausedText = (tip: number | null): string =>
  tip === null ? "Streak paused" : `Streak of ${tip} paused`;

function tipText(tip: number | null, isPaused: boolean): string | null {
  if (tip === null) return null;
  return isPaused
    ? "Play today and it goes on."
    : `Your streak is at ${tip}. Today makes it ${tip + 1}.`;
}
