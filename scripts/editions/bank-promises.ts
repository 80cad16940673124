import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { daysBetween } from "~/platform/clock/calendar-date.server";
import { percent } from "./players";
import { brokenReasons } from "./promises";

/** Share of the questions that begin with the same two words. */
const MAX_OPENING = 0.08;
/** The characters of a prompt. */
const MAX_PROMPT = 80;
/** Below this number of questions a share says nothing. */
const MIN_FOR_SHARES = 40;
/** The days for which a question stays verified. */
const MAX_AGE = 365;
/** The month in which each edition of the Laws comes into force. */
const LAWS_MONTH = 7;
const LAWS = /\bLaws of the Game (\d{4})\/\d\d\b/;
/** Words of a fact that no table of matches has, at most, where a data set alone is its source. */
const MAX_TOLD = 2;
/** The words that are named, at most. */
const MAX_NAMED = 5;

/** What a table of matches, goals, players and cards can say, beside names and numbers. */
const IN_TABLES = new Set(
  [
    "a about after again against all along already also although an and another any anyhow around as at away back be beat",
    "beaten beating because been before began begin begun behind being between both but by can could de did do does done",
    "down each either else end ended ending ends enough even every far fell few fewer fewest finish finished first follow",
    "followed following for from gave get given go gone got had half has have he helped her here hers him his home how if in",
    "instead into is it its join joined just kept last late later least led left less let level like lived lone made make",
    "makes many may might missed more most moved much must needed neither never next no nobody none nor not nothing now",
    "of off often on once one ones only or other others ours out over own past per put quick quicker ran rather same",
    "several share shared she should since so some sooner stepped still stood stopped such than that the their theirs them",
    "then there these they this those though through tie to together too took toward towards twice under unlike until up",
    "very was way well went were when where which while who whom whose will with within without worse would year years yet",
    "eight eighth eighty eleven eleventh fifteen fifth fifty first five forty four fourteen fourth hundred nine ninety",
    "ninth second seven seventeen seventh seventy six sixteen sixth sixty ten tenth third thirds thirteen thirty thousand",
    "three twelve twenty two april august december february january july june march november october september summer",
    "above came come across added age aged ahead bench best better born captain card cards champion champions club coach coached",
    "country country's cup date day days debut draw drawn drew east equalised equaliser extra final finals finals' football",
    "football's forward forwards free goal goalkeeper goalkeepers goalkeeper's goalless goals great group group's halfway",
    "half-time hat-trick header headed holders host hosted hosts hour hours island islanders keeper keepers keeper's kick",
    "kick-off kicks lead leads leg legs lift line lose loses losing lost match matches men men's met midfielder",
    "midfielders defender defenders minute minutes month months named nation's neighbours newcomer newcomers north number",
    "numbered numbers oldest opener opening opponent opponents opponents' own-goal penalties penalty people place placed play",
    "played player player's players point points position prize qualified qualifying quarter quarter-final quarter-finals",
    "quarters reach reached record recovered red referee replay reserve round rounds runners-up score scored scorer scorers",
    "scores scoring seconds semi-final semi-finals sent shirt shoot-out shoot-outs side sides south spot squad squads stadium",
    "stage started stoppage substitute substituted substitutes substitution table team team-mate team-mates team's teams",
    "teams' time times title titles tournament tournaments unbeaten upset upsets voted welcomed west whistle win winner",
    "winner's winners winning wins woman women women's won world yellow youngest",
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

/** Why a phone has no room for a prompt and its choices; null if it has. */
export const promptProblem = ({ prompt }: Pick<BankQuestionRecord, "prompt">): string | null =>
  prompt.length > MAX_PROMPT
    ? `Its prompt has ${prompt.length} characters: ${MAX_PROMPT} at most, so that a phone shows the choices too.`
    : null;

/** Why the source of a question can't contain its fact: a table proves an answer, not a story. Null if it can. */
export function storyProblem({
  fact,
  source,
}: Pick<BankQuestionRecord, "fact" | "source">): string | null {
  const told = source.kind === "data set" ? storyWords(fact) : [];
  if (told.length <= MAX_TOLD) return null;
  return `No data set tells of ${told.slice(0, MAX_NAMED).join(", ")}: name a page.`;
}

/** Why a question cites the Laws of another year than those in force on a day; null if it does not. */
export function lawsProblem(
  { source }: Pick<BankQuestionRecord, "source">,
  date: string,
): string | null {
  const edition = LAWS.exec(source.where)?.[1];
  const inForce = lawsInForce(date);
  if (!edition || Number(edition) === inForce) return null;
  return `It cites the Laws of ${edition}: those of ${inForce} are in force on ${date}.`;
}

/**
 * What is wrong with the day on which a record was verified.
 *
 * @param date the day on which it is asked
 * @param today it can't have been verified later
 */
export function verificationProblems(
  { asOf }: Pick<BankQuestionRecord, "asOf">,
  date: string,
  today: string,
): string[] {
  return brokenReasons([
    [asOf > today, `It says that it was verified on ${asOf}: put the day on which you did it.`],
  ]).concat(agedProblem({ asOf }, date) ?? []);
}

/** What is wrong with a record that was verified too long before the day on which it is asked; null if it was not. */
export function agedProblem(
  { asOf }: Pick<BankQuestionRecord, "asOf">,
  date: string,
): string | null {
  if (daysBetween(asOf, date) <= MAX_AGE) return null;
  return `It is asked on ${date}, and was last verified on ${asOf}: read its source again.`;
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
