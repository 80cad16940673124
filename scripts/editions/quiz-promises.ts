import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { ageingProblem, brokenReasons } from "./promises";

export type QuizEdition = { number: number; questions: readonly BankQuestionRecord[] };

/** Tags of the odd question that each edition has. */
export const ODD = new Set(
  "animal ball dog kit mascot name number nickname odd rule song trophy weather word".split(" "),
);

const MAX_WORLD_CUP = 2;
const MAX_FROM_DATA = 2;
const MIN_CONTINENTS = 3;
const MIN_PLACES = 3;
/** Words of a fact that neither its prompt nor its answer has. */
const MIN_NEW_WORDS = 6;
/** Share of the questions that have the right answer at one place. */
const MIN_SHARE = 0.2;
const MAX_SHARE = 0.3;
/** Below this number of questions a share says nothing. */
const MIN_FOR_SHARES = 40;
/** Share of the questions with one longest choice in which that is the right one: chance is a quarter. */
const MAX_LONGEST = 0.28;

/** One team has one name in all questions: what it is not called, and what it is. */
const ONE_NAME = [
  ["Taiwan", "Chinese Taipei"],
  ["Holland", "the Netherlands"],
  ["Côte d'Ivoire", "Ivory Coast"],
] as const;
/** To coach a team to a cup may be to win it, or to take part. */
const COACHED_TO = /\bcoach(ed)? [^?]*\bto (?!win)(it|[^?]*\b(cup|euro|copa|games)(?! titles?))\b/i;

/** What a question of the editions from number 20 on breaks of their promises. */
export function questionProblems(question: BankQuestionRecord): string[] {
  const { prompt, choices, correctIndex, fact } = question;
  const answer = choices[correctIndex];
  const problems: string[] = [];
  for (const text of [prompt, fact]) {
    const aged = ageingProblem(text);
    if (aged) problems.push(aged);
  }
  const texts = [prompt, fact, ...choices].join(" ");
  for (const [other, name] of ONE_NAME) {
    if (texts.includes(other))
      problems.push(`It says ${other}, other questions ${name}: say it too.`);
  }
  if (COACHED_TO.test(prompt))
    problems.push("'Coached to' may mean to win or to take part: say which.");
  if (!/[?]$/.test(prompt)) problems.push("The prompt does not end with a question mark.");
  if (!/[.!?]$/.test(fact))
    problems.push("The fact does not end like a sentence: put a full stop.");
  if (newWords(fact, `${prompt} ${answer}`).size < MIN_NEW_WORDS) {
    problems.push("The fact only repeats the question and its answer: tell one thing more.");
  }
  if (wordsOf(prompt).join(" ").includes(wordsOf(answer).join(" "))) {
    problems.push("The prompt contains its answer: word it differently.");
  }
  return problems;
}

/** The words of a text in lower case. */
export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function newWords(text: string, known: string): Set<string> {
  const old = new Set(wordsOf(known));
  return new Set(wordsOf(text).filter((word) => !old.has(word)));
}

/** Which of its quotas an edition from number 20 on misses. */
export function editionProblems({ questions }: QuizEdition): string[] {
  const [opener, ...others] = questions;
  const missing: [boolean, string][] = [
    [opener?.difficulty === 1, OPENS_HARD],
    [endsWell(questions), ENDS_BETWEEN],
    [
      hasLevels(others),
      `After the opener it has to have two solid questions (difficulty 2), a hard one (3) and an odd one, with one of the tags ${[...ODD].join(", ")}.`,
    ],
    [
      questions.filter(({ prompt }) => /world cup/i.test(prompt)).length <= MAX_WORLD_CUP,
      "Over two prompts have 'World Cup': word one differently.",
    ],
    [
      questions.filter(({ source }) => source.kind === "data set").length <= MAX_FROM_DATA,
      "Over two questions are made from data: take a page as a source.",
    ],
    [questions.some(({ women }) => women), NO_WOMEN],
    [continentsOf(questions).size >= MIN_CONTINENTS, FEW_CONTINENTS],
    [
      new Set(questions.map(({ correctIndex }) => correctIndex)).size >= MIN_PLACES,
      "The right answers have fewer than three places: move one.",
    ],
  ];
  return missing.filter(([isKept]) => !isKept).map(([, reason]) => reason);
}

/** What is said of an edition whose last question is neither. */
export const ENDS_BETWEEN =
  "It ends neither on a hard question nor on a gift: the last one's difficulty has to be 3 or 1.";
/** What is said of one that begins too hard. */
export const OPENS_HARD = "It does not open gently: the first question's difficulty has to be 1.";
/** What is said of one without the women's game. */
export const NO_WOMEN = "No question is about women's football: one has to be.";
/** What is said of one that stays at home. */
export const FEW_CONTINENTS = "It visits fewer than three continents: change one question.";

/** Whether the last question is a hard one or a gentle one. */
export const endsWell = (questions: QuizEdition["questions"]) => questions.at(-1)?.difficulty !== 2;

/** Whether one of the four is odd, and the other three are two solid ones and a hard one. */
function hasLevels(questions: readonly BankQuestionRecord[]): boolean {
  return questions.some(({ tags }, index) => {
    if (!tags.some((tag) => ODD.has(tag))) return false;
    const levels = questions.filter((_, other) => other !== index).map((one) => one.difficulty);
    return levels.sort().join() === "2,2,3";
  });
}

/** The continents that questions visit. */
export const continentsOf = (questions: readonly BankQuestionRecord[]) =>
  new Set(questions.map(({ continent }) => continent).filter((one) => one !== "world"));

/** For each question with one longest choice, whether that is the right one. */
const longestOf = (questions: QuizEdition["questions"]): boolean[] =>
  questions.flatMap(({ choices, correctIndex }) => {
    const lengths = choices.map((choice) => choice.length);
    const most = Math.max(...lengths);
    const isAlone = lengths.filter((length) => length === most).length === 1;
    return isAlone ? [lengths[correctIndex] === most] : [];
  });

/** What questions give away by the length of their right answers. */
export function lengthProblems(questions: QuizEdition["questions"]): string[] {
  const longest = longestOf(questions);
  const share = longest.filter((isRight) => isRight).length / longest.length;
  if (longest.length < MIN_FOR_SHARES || share <= MAX_LONGEST) return [];
  return [`The longest choice is the right one in ${Math.round(share * 100)} %.`];
}

/** What one edition gives away by lengths; a share of its few questions says less than one of a bank, so it is to be looked at. */
export function lengthWarnings(questions: QuizEdition["questions"]): string[] {
  const longest = longestOf(questions).flatMap((isRight, place) => (isRight ? place + 1 : []));
  if (longest.length <= questions.length / 2) return [];
  const places = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(longest.map(String));
  return [`The right choice is the longest of questions ${places}: give others some words more.`];
}

/** Places of the right answer that come too often or too seldom in all editions. */
export function placeProblems(editions: readonly QuizEdition[]): string[] {
  const places = editions.flatMap(({ questions }) => questions.map((one) => one.correctIndex));
  if (places.length < MIN_FOR_SHARES) return [];
  return [0, 1, 2, 3].flatMap((place) => {
    const share = places.filter((one) => one === place).length / places.length;
    const isFair = share >= MIN_SHARE && share <= MAX_SHARE;
    return isFair ? [] : [`Place ${place} has ${Math.round(share * 100)} % of the right answers.`];
  });
}

/** What the order of the right answers in an edition tells, after that of the one before. */
export function orderProblems(
  { questions }: QuizEdition,
  before: QuizEdition | undefined,
): string[] {
  const order = placesOf(questions);
  return brokenReasons([
    [
      order === placesOf(before?.questions ?? []),
      "Its right answers have the places of the edition before: move some.",
    ],
    [/(\d),\1,\1/.test(order), "A place has the right answer three times running: move one."],
  ]);
}

const placesOf = (questions: QuizEdition["questions"]) =>
  String(questions.map(({ correctIndex }) => correctIndex));
