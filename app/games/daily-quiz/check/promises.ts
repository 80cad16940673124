import { isAdded, periodOfAdded } from "~/play/editions/schedule.server";
import {
  continentsOf,
  ENDS_BETWEEN,
  endsWell,
  FEW_CONTINENTS,
  NO_WOMEN,
  OPENS_HARD,
} from "../../../../scripts/editions/quiz-promises";
import type { DailyQuestionRecord } from "../bank-file.server";
import { type Theme, themeOf } from "../theme";

const MAX_FROM_DATA = 7;
const MIN_GENTLE = 2;
const MIN_HARD = 2;
const MIN_CONTINENTS = 3;
const MAX_AT_ONE_PLACE = 4;
/** The editions before were played before this was promised. */
const FIRST_ENDING_WELL = 5;
/** Themes of one continent, or of none. */
const AT_HOME: readonly string[] = ["africa", "laws"];

export type DailyEdition = {
  number: number;
  theme: Theme;
  questions: readonly DailyQuestionRecord[];
  bench: DailyQuestionRecord | undefined;
};

/** Which of its promises an edition of the Daily Quiz breaks. */
export function dailyEditionProblems(edition: DailyEdition): string[] {
  const { number, theme, questions, bench } = edition;
  const due = themeOf(isAdded(number) ? periodOfAdded(number) : number);
  const count = (level: number) => questions.filter((one) => one.difficulty === level).length;
  const matches = [...questions, ...(bench ? [bench] : [])].flatMap(({ match }) => match ?? []);
  const places = [0, 1, 2, 3].map(
    (place) => questions.filter(({ correctIndex }) => correctIndex === place).length,
  );
  const kept: [boolean, string][] = [
    [theme === due, `The theme of its weekday is ${due}.`],
    [questions[0]?.difficulty === 1, OPENS_HARD],
    [number < FIRST_ENDING_WELL || endsWell(questions), ENDS_BETWEEN],
    [count(1) >= MIN_GENTLE, "Fewer than two questions are gentle, of difficulty 1."],
    [count(3) >= MIN_HARD, "Fewer than two questions are hard, of difficulty 3."],
    [
      questions.filter(({ source }) => source.kind === "data set").length <= MAX_FROM_DATA,
      "Over seven questions are made from data: take a page as a source.",
    ],
    [new Set(matches).size === matches.length, "Two questions are about one match: change one."],
    [questions.some(({ women }) => women), NO_WOMEN],
    [
      theme !== "women" || questions.every(({ women }) => women),
      "A question is not of its theme: each has to be about women's football.",
    ],
    [AT_HOME.includes(theme) || continentsOf(questions).size >= MIN_CONTINENTS, FEW_CONTINENTS],
    [Math.min(...places) > 0, "A place never has the right answer: move one there."],
    [Math.max(...places) <= MAX_AT_ONE_PLACE, "A place has over four right answers: move some."],
  ];
  return kept.filter(([isKept]) => !isKept).map(([, reason]) => reason);
}
