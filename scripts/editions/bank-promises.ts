import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { daysBetween } from "~/platform/clock/calendar-date.server";
import { percent } from "./players";

/** Share of the questions that begin with the same two words. */
const MAX_OPENING = 0.08;
/** Below this number of questions a share says nothing. */
const MIN_FOR_SHARES = 40;
/** The days for which a question stays verified. */
const MAX_AGE = 365;
/** The month in which each edition of the Laws comes into force. */
const LAWS_MONTH = 7;
const LAWS = /\bLaws of the Game (\d{4})\/\d\d\b/;
/** Words of a fact that no table of matches has, at most, where a data set alone is its source. */
const MAX_TOLD = 5;

/** What a table of matches, goals, players and cards can say, beside names and numbers. */
const IN_TABLES = new Set(
  [
    "a after again against all also an and another as at back be beat beaten beating been before between both but by each",
    "either eight eleven else every few fewer first five for four from had has have he her hers him his in is it its last",
    "late later least less level lone many more most neither next nine no nobody none nor not of off on once one only or",
    "other others out over own per same second seven seventh several she since six so some ten than that the their them",
    "then there these they third thirds this those three tie to too twice two under until up was were when where which",
    "while who whom whose with within without year years yet",
    "age aged born captain card cards champion champions club coach country cup date day days debut draw drawn drew",
    "equaliser equalised extra final finals goal goalless goals group half hat-trick header host hosted hosts kick kicks",
    "leg legs lose loses lost made make makes match matches men men's met minute minutes month months newcomer newcomers",
    "number numbers opener opponent opponents penalties penalty place placed play played player player's players point",
    "points position qualified qualifying quarter-final quarter-finals reached record red referee replay round rounds",
    "runners-up score scored scorer scorers scores scoring seconds semi-final semi-finals sent shirt shoot-out side",
    "sides spot squad squads stadium stage started substitute table team team-mate team-mates team's teams time title",
    "titles tournament tournaments whistle win winner winners winning wins woman women women's won world yellow",
    "came come fell followed gave got let put ran stood stopped took went behind ahead twice youngest oldest",
  ].flatMap((line) => line.split(" ")),
);

/** What is wrong with the first two words of all questions: too many of them begin alike. */
export function openingProblems(
  questions: readonly Pick<BankQuestionRecord, "prompt">[],
): string[] {
  if (questions.length < MIN_FOR_SHARES) return [];
  const counts = new Map<string, number>();
  for (const { prompt } of questions) {
    const opening = prompt.split(" ").slice(0, 2).join(" ");
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count / questions.length > MAX_OPENING)
    .map(([opening, count]) => `${percent(count / questions.length)} begin with '${opening}'.`);
}

/**
 * What is wrong with the source of a question, and with the day on which it was verified.
 *
 * @param date the day on which it is asked
 */
export function sourceProblems(
  { fact, source, asOf }: Pick<BankQuestionRecord, "fact" | "source" | "asOf">,
  date: string,
): string[] {
  const problems: string[] = [];
  const edition = LAWS.exec(source.where)?.[1];
  const inForce = lawsInForce(date);
  if (edition && Number(edition) !== inForce) {
    problems.push(`It cites the Laws of ${edition}: those of ${inForce} are in force then.`);
  }
  if (source.kind === "data set") {
    const told = storyWords(fact);
    if (told.length > MAX_TOLD) {
      problems.push(`No data set tells of ${told.slice(0, MAX_TOLD).join(", ")}: name a page.`);
    }
  }
  if (daysBetween(asOf, date) > MAX_AGE) problems.push(`It was last verified on ${asOf}.`);
  return problems;
}

/** The year in which the Laws came out that are in force on a date. */
function lawsInForce(date: string): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return month < LAWS_MONTH ? year - 1 : year;
}

/** The words of a fact that are neither names, numbers nor of the kind that tables have. */
function storyWords(fact: string): string[] {
  const words = fact.match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}'’-]+/gu) ?? [];
  return words.filter((word) => !IN_TABLES.has(word));
}
