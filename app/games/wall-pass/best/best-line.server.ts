import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { daysBefore, fullDate } from "~/platform/clock/calendar-date.server";
import { askedEdition } from "~/play/editions/asked-edition.server";
import { editionNumberOn, numberOn } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import { editions } from "../editions.server";
import { passesOf, passText } from "../line";
import { type Weight, wallPass } from "../rules";
import { DEPTHS, wayOf } from "../street-picture";
import type { BestLine } from "./best-line";
import { BEST_PATH } from "./best-path";

/**
 * The best line of a day that is over by the player's calendar.
 *
 * @param wanted its date; yesterday if there is none
 * @returns null for a day that is not over, or whose street was taken back
 */
export function bestLineOn(today: string, wanted: string | null): BestLine | null {
  const { schedule } = editions;
  const yesterday = daysBefore(today, 1);
  const { date, isCurrent } = askedEdition(schedule, today, wanted ?? yesterday);
  if (isCurrent) return null;
  const number = editionNumberOn(schedule, date);
  const edition = editions.edition(number);
  if (!edition || edition.hasVoid) return null;
  const log = passesOf(editions.at(number)?.line ?? "").map((move) => ({ move, at: 0 }));
  const state = wallPass.play(edition.puzzle, edition.answer, log, []);
  return {
    number: numberOn(schedule, date),
    day: fullDate(date),
    isYesterday: date === yesterday,
    score: state.score,
    ...edition.puzzle,
    passes: state.passes.map((played) => ({
      text: passText(played),
      points: played.points,
      brick: played.brick,
      run: `from-${played.from} off-${played.brick} to-${played.to} is-${played.weight}`,
      way: wayOf(played) + dotsOf(played.weight),
      isDouble: played.points > played.number,
    })),
  };
}

/** Three dots from where the ball stops to the player's line, on which the next pass begins. */
const dotsOf = (weight: Weight): string =>
  `m0 ${(DEPTHS.firm - DEPTHS[weight]) / 4}v.1`.repeat(weight === "firm" ? 0 : 3);

/** The link to yesterday's best line; null if yesterday had none. */
export function pastLink(today: string) {
  const best = bestLineOn(today, null);
  return best && { href: BEST_PATH, text: `Yesterday's best, ${best.score}: see it` };
}

/** The page of a best line; of a day that is not over it leads to the title. */
export function loadBest({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("date");
  const best = bestLineOn(todayOf(request), wanted);
  if (!best) throw redirect(paths.playTitle(wallPass.slug));
  return best;
}
