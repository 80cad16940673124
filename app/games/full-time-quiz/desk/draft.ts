import { draftQuestion } from "~/games/questions/desk/draft-question";
import { chanceOf, type Draft, placesFor } from "../../../../scripts/editions/draft";
import { ODD } from "../../../../scripts/editions/quiz-promises";
import { QUESTION_COUNT } from "../question";

/** A gentle opener, two solid ones, an odd one, and a hard one for the end. */
const DIFFICULTIES = [1, 2, 2, 1, 3] as const;
const ODD_ONE = 3;
const OF_WOMEN = 2;

/** Five questions. */
export const draft: Draft = ({ date, today }) => {
  const places = placesFor(QUESTION_COUNT, chanceOf(date));
  const questions = DIFFICULTIES.map((difficulty, place) =>
    draftQuestion({
      id: `own-${date}-${place + 1}`,
      correctIndex: places[place] as 0 | 1 | 2 | 3,
      difficulty,
      asOf: today,
      women: place === OF_WOMEN,
      ...(place === ODD_ONE && { tags: `the odd one: ${[...ODD].join(", ")}` }),
    }),
  );
  return { editions: [{ number: 1, questions: questions.map(({ id }) => id) }], questions };
};
