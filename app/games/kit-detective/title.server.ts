import { z } from "zod";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { editionNumberOn, periodBefore, periodOf } from "~/play/editions/schedule.server";
import { rightKey } from "~/play/rules/crowd";
import { scorePoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { bandBars, fractionText } from "~/play/rules/title-statistics";
import { wholeNumber } from "~/play/rules/whole-number";
import { type KitAnswer, type KitPuzzle, type KitState, MAX_STARS, SHIRTS, SUSPECTS } from "./case";
import { casePicture, railPicture } from "./case-picture.server";
import { glimpse, whoWore } from "./describe";
import { readDrawing } from "./drawing";
import { editions, shirtOf } from "./editions.server";
import { facts } from "./facts";
import { firstRules, secondRules } from "./former-rules.server";
import { readShirt } from "./hung-shirt";
import { lockerOf } from "./locker.server";
import { dayOf, MOVES, notesAfter, notesNext, readMove } from "./moves";
import { kitDetective } from "./rules";
import { refusals, sentence, sharedSentence, starsInWords } from "./texts";
import { backText, hanging, isAtRest } from "./waiting-texts";

/** The form field with the move. */
const FIELD = "kit";

/** Kit Detective on the server, which judges each name and keeps the files. */
export const serverGame: ServerGame<KitPuzzle, KitAnswer, number, KitState> = {
  rules: kitDetective,
  answers: "asked",
  minMoveMs: 300,
  ...editions,
  former: [firstRules, secondRules].map((rules) => ({ rules, edition: editions.edition })),
  moveSchema: z
    .number()
    .int()
    .min(0)
    .max(MOVES - 1),
  moveFromForm: (form) => wholeNumber(form.get(FIELD)),
  noMove: refusals.noMove,
  refuse({ puzzle }, state, move, daysIn) {
    const { shirt, notes } = readMove(move);
    const asked = state.shirts[shirt];
    const day = dayOf(shirt, state);
    if (day > daysIn) return refusals.comes(day);
    if (notes === null || !asked || asked.told) return null;
    return notes > notesNext(asked.notes.length, notesAfter(daysIn, shirt, puzzle, state))
      ? refusals.notYet
      : null;
  },
  puzzleOn({ shirts, ...puzzle }, state, daysIn) {
    const tomorrow = isAtRest(state, daysIn) && tomorrowOf(shirts, state, daysIn);
    return { ...puzzle, shirts: shownOn(shirts, state, daysIn), ...(tomorrow && { tomorrow }) };
  },
  facts: () => facts,
  offerPicture: ({ shirts }, daysIn) => railPicture(shownOn(shirts, {}, daysIn)),
  options: [],
  sharedTexts: (result) => ({
    caption: result.outOf > 0 ? "stars" : "",
    sentence: sharedSentence(result),
    words: starsInWords(result.squares),
  }),
  resultPicture: ({ edition, squares }) =>
    casePicture(editions.edition(edition)?.puzzle.shirts ?? [], squares),
  teaser(_, answer, today) {
    const friday = periodOf(editions.schedule, today);
    const before = periodBefore(editions.schedule, friday);
    const asked = whoWore(shirtsOf(answer), shirtsOn(friday), shirtsOn(before));
    return sentence(asked);
  },
  underWay: ({ shirts }, state, daysIn) =>
    backText(state, daysIn, tomorrowOf(shirts, state, daysIn)),
  restsToday: isAtRest,
  points: scorePoints,
  tally: ({ shirts }) =>
    shirts.flatMap(({ stars, told }, place) =>
      told && !told.isVoid ? [rightKey(place, stars > 0)] : [],
    ),
  statistics: {
    scoreText: fractionText,
    distribution: { heading: "Stars", bars: bandBars(SHIRTS * MAX_STARS, SUSPECTS) },
    collectedSets: lockerOf,
  },
};

/** Shirts as `writeShirt` has them, without those that are still to come. */
const shownOn = (
  shirts: KitPuzzle["shirts"],
  state: Pick<KitState, "isWhole">,
  daysIn: number,
): string[] => shirts.map((shirt, place) => (dayOf(place, state) > daysIn ? "" : shirt));

/** How the shirt looks that comes tomorrow; undefined for none. */
function tomorrowOf(
  shirts: KitPuzzle["shirts"],
  state: KitState,
  daysIn: number,
): string | undefined {
  const next = shirts[hanging(state, daysIn)];
  return next && glimpse(readDrawing(readShirt(next).drawn));
}

const shirtsOf = ({ shirts }: KitAnswer) =>
  shirts.flatMap(({ story }) => shirtOf(story.id)?.shirt ?? []);

/** The shirts of a date's case. */
function shirtsOn(date: CalendarDate) {
  const found = editions.edition(editionNumberOn(editions.schedule, date));
  return found ? shirtsOf(found.answer) : [];
}
