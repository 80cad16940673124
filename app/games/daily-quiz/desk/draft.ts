import { draftQuestion } from "~/games/questions/desk/draft-question";
import { addedNumber, periodOfAdded } from "~/play/editions/schedule.server";
import { toFillIn } from "~/play/editions/to-fill-in.server";
import { chanceOf, type Draft, placesFor } from "../../../../scripts/editions/draft";
import { editions } from "../editions.server";
import { type Theme, themeOf } from "../theme";

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

/** Ten questions of the weekday's theme, and one for the bench. */
export const draft: Draft = ({ date, today }) => {
  const theme = themeOf(periodOfAdded(addedNumber(editions.schedule, date)));
  const places = placesFor(DIFFICULTIES.length, chanceOf(date));
  const questions = DIFFICULTIES.map((difficulty, place) => ({
    ...draftQuestion({
      id: `own-${date}-${place + 1}`,
      correctIndex: places[place] as 0 | 1 | 2 | 3,
      difficulty,
      asOf: today,
      factLength: FACT_LENGTH,
      women: theme === "women" || place === OF_WOMEN,
    }),
    ...GIVEN[theme],
  }));
  const [bench, ...ten] = questions.map(({ id }) => id).reverse();
  return { editions: [{ number: 1, theme, questions: ten.reverse(), bench }], questions };
};
