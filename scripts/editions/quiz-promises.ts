import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { ageingWord } from "./promises";

export type QuizEdition = { number: number; questions: readonly BankQuestionRecord[] };

/** Tags of the odd question that each edition has. */
const ODD = new Set(
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
    const word = ageingWord(text);
    if (word) problems.push(`'${word}' goes out of date.`);
  }
  const texts = [prompt, fact, ...choices].join(" ");
  for (const [other, name] of ONE_NAME) {
    if (texts.includes(other)) problems.push(`It says ${other}, other questions ${name}.`);
  }
  if (COACHED_TO.test(prompt)) problems.push("'Coached to' may mean to win or to take part.");
  if (!/[?]$/.test(prompt)) problems.push("The prompt does not end with a question mark.");
  if (!/[.!?]$/.test(fact)) problems.push("The fact does not end like a sentence.");
  if (newWords(fact, `${prompt} ${answer}`).size < MIN_NEW_WORDS) {
    problems.push("The fact only repeats the question and its answer.");
  }
  if (wordsOf(prompt).join(" ").includes(wordsOf(answer).join(" "))) {
    problems.push("The prompt contains its answer.");
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
    [opener?.difficulty === 1, "It does not open gently."],
    [hasLevels(others), "It has to have two solid questions, a hard one and an odd one."],
    [
      questions.filter(({ prompt }) => /world cup/i.test(prompt)).length <= MAX_WORLD_CUP,
      "Over two prompts have 'World Cup'.",
    ],
    [
      questions.filter(({ source }) => source.kind === "data set").length <= MAX_FROM_DATA,
      "Over two questions are made from data.",
    ],
    [questions.some(({ women }) => women), "No question is about women's football."],
    [continentsOf(questions).size >= MIN_CONTINENTS, "It visits fewer than three continents."],
    [
      new Set(questions.map(({ correctIndex }) => correctIndex)).size >= MIN_PLACES,
      "The right answers have fewer than three places.",
    ],
  ];
  return missing.filter(([isKept]) => !isKept).map(([, reason]) => reason);
}

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

/** Places of the right answer that come too often, too seldom or in a pattern. */
export function placeProblems(editions: readonly QuizEdition[]): string[] {
  const orders = editions.map(({ questions }) => questions.map((one) => one.correctIndex));
  const places = orders.flat();
  const problems: string[] = [];
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((one) => one === place).length / places.length;
    if (places.length >= MIN_FOR_SHARES && (share < MIN_SHARE || share > MAX_SHARE)) {
      problems.push(`Place ${place} has ${Math.round(share * 100)} % of the right answers.`);
    }
  }
  editions.forEach(({ number }, index) => {
    const order = String(orders[index]);
    if (order === String(orders[index - 1])) {
      problems.push(`Edition ${number} has the places of the one before.`);
    }
    if (/(\d),\1,\1/.test(order))
      problems.push(`Edition ${number} has a place three times running.`);
  });
  return problems;
}
