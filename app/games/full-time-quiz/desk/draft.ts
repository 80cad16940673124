import { draftQuestion } from "~/games/questions/desk/draft-question";
import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { isAskable, isSetKept } from "../../../../scripts/editions/bank-set";
import {
  chanceOf,
  chooseSet,
  type Draft,
  type DraftAsked,
  ownPlaces,
  placesFor,
} from "../../../../scripts/editions/draft";
import { editionProblems, ODD } from "../../../../scripts/editions/quiz-promises";
import { questionsOfRelease } from "../check/check";
import { QUESTION_COUNT } from "../question";

/** A gentle opener, two solid ones, an odd one, and a hard one for the end. */
const DIFFICULTIES = [1, 2, 2, 1, 3] as const;
const ODD_ONE = 3;
const OF_WOMEN = 2;

/** Five questions, of the release as far as they are not the editor's. */
export const draft: Draft = (asked) => {
  const { date, today } = asked;
  const places = placesFor(QUESTION_COUNT, chanceOf(date));
  const set = fromRelease(asked);
  const own = ownPlaces(QUESTION_COUNT, set ? asked.own : QUESTION_COUNT, chanceOf(date));
  const five = DIFFICULTIES.map((difficulty, place) => {
    const instead = set?.[place];
    if (instead && !own.has(place)) return instead;
    return draftQuestion({
      id: `own-${date}-${place + 1}`,
      correctIndex: instead?.correctIndex ?? (places[place] as 0 | 1 | 2 | 3),
      difficulty: instead?.difficulty ?? difficulty,
      asOf: today,
      women: instead?.women ?? place === OF_WOMEN,
      ...(instead && { continent: instead.continent }),
      ...(place === ODD_ONE && { tags: `the odd one: ${[...ODD].join(", ")}` }),
    });
  });
  const questions = five.filter((_, place) => !set || own.has(place));
  return { editions: [{ number: 1, questions: five.map(({ id }) => id) }], questions };
};

/** Five questions of the release that may come again and keep the promises of an edition; null if there are none. */
function fromRelease({ date, rested }: DraftAsked): BankQuestionRecord[] | null {
  const all = questionsOfRelease();
  const candidates = rested
    .flatMap((id) => all.get(id) ?? [])
    .filter((question) => isAskable(question, date));
  const isOdd = ({ tags }: BankQuestionRecord) => tags.some((tag) => ODD.has(tag));
  const places = DIFFICULTIES.map((difficulty, place) =>
    candidates.filter((one) =>
      place === ODD_ONE
        ? isOdd(one)
        : one.difficulty === difficulty && (place !== OF_WOMEN || one.women),
    ),
  );
  const isKept = (questions: readonly BankQuestionRecord[]) =>
    isSetKept(questions) && editionProblems({ number: 0, questions }).length === 0;
  return chooseSet(places, isKept, chanceOf(`${date} again`));
}
