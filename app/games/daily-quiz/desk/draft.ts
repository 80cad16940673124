import { draftQuestion } from "~/games/questions/desk/draft-question";
import { addedNumber, periodOfAdded } from "~/play/editions/schedule.server";
import { toFillIn } from "~/play/editions/to-fill-in.server";
import { isAskable, isAskableOfLaws, isSetKept } from "../../../../scripts/editions/bank-set";
import {
  chanceOf,
  chooseSet,
  type Draft,
  type DraftAsked,
  ownPlaces,
  placesFor,
} from "../../../../scripts/editions/draft";
import type { DailyQuestionRecord } from "../bank-file.server";
import { questionsOfRelease } from "../check/check";
import { dailyEditionProblems } from "../check/promises";
import { editions } from "../editions.server";
import { QUESTION_COUNT, type Theme, themeOf } from "../theme";

/** From gentle to hard; the last is of the question on the bench. */
const DIFFICULTIES = [1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 2] as const;
const OF_WOMEN = 3;
const FACT_LENGTH = 220;

/** What questions of a theme have in common. */
const GIVEN: Partial<Record<Theme, object>> = {
  africa: { continent: "africa" },
  laws: {
    continent: "world",
    source: {
      title: "IFAB",
      kind: "laws",
      where: toFillIn("the edition in force and its Law: Laws of the Game 2026/27, Law 11"),
    },
  },
};

/** Ten questions of the weekday's theme, and one for the bench, of the release as far as they are not the editor's. */
export const draft: Draft = (asked) => {
  const { date, today } = asked;
  const theme = themeOf(periodOfAdded(addedNumber(editions.schedule, date)));
  const places = placesFor(DIFFICULTIES.length, chanceOf(date));
  const set = fromRelease(theme, asked);
  // The one on the bench may never be asked, so the editor's come before it.
  const own = ownPlaces(QUESTION_COUNT, asked.own, chanceOf(date));
  const isOwn = (place: number) =>
    !set || (place < QUESTION_COUNT ? own.has(place) : asked.own > QUESTION_COUNT);
  const all = DIFFICULTIES.map((difficulty, place) => {
    const instead = set?.[place];
    if (instead && !isOwn(place)) return instead;
    return {
      ...draftQuestion({
        id: `own-${date}-${place + 1}`,
        correctIndex: instead?.correctIndex ?? (places[place] as 0 | 1 | 2 | 3),
        difficulty,
        asOf: today,
        factLength: FACT_LENGTH,
        women: instead?.women ?? (theme === "women" || place === OF_WOMEN),
        ...(instead && { continent: instead.continent }),
      }),
      ...GIVEN[theme],
    };
  });
  const [bench, ...ten] = all.map(({ id }) => id).reverse();
  return {
    editions: [{ number: 1, theme, questions: ten.reverse(), bench }],
    questions: all.filter((_, place) => isOwn(place)),
  };
};

/** Eleven questions of the release on a theme that may come again and keep the promises of an edition; null if there are none. */
function fromRelease(
  theme: Theme,
  { date, rested }: DraftAsked,
): readonly DailyQuestionRecord[] | null {
  const number = addedNumber(editions.schedule, date);
  const ofTheme = questionsOfRelease(theme);
  const candidates = rested
    .flatMap((id) => ofTheme.get(id) ?? [])
    .filter((one) => (theme === "laws" ? isAskableOfLaws(one) : isAskable(one, date)));
  const places = DIFFICULTIES.map((difficulty) =>
    candidates.filter((one) => one.difficulty === difficulty),
  );
  const isKept = (set: readonly DailyQuestionRecord[]) => {
    const questions = set.slice(0, QUESTION_COUNT);
    const edition = { number, theme, questions, bench: set[QUESTION_COUNT] };
    return dailyEditionProblems(edition).length === 0 && isSetKept(questions);
  };
  return chooseSet(places, isKept, chanceOf(`${date} again`));
}
