import { fold } from "~/games/career-path/find-names";
import { daysBetween } from "~/platform/clock/calendar-date.server";

/** What a record asks and tells, in words. */
export type Told = {
  id: string;
  /** Null for a record that nobody has to find out, such as a story. */
  answer: string | null;
  /** Everything that is read of it by the end, its answer too. */
  text: string;
};

/** A record on the date of its edition, and the title that has it. */
export type Dated = Told & { slug: string; date: string };

/** A record that gives away the answer of another one. */
export type Spoiler = { told: Dated; spoiled: Dated; words: readonly string[] };

/** The days that an answer has to stay untold before it is asked. */
const DAYS = 10;
/** The words that two records share beside an answer, at least, to be about the same thing. */
const MIN_SHARED = 2;
/** The same for an answer of everyday words, such as 'A penalty'. */
const MIN_SHARED_EVERYDAY = 3;
/** The share of the records that have a word at most, for it to say what a record is about. */
const MAX_COMMON = 0.01;
/** The records that may have a word anyhow, where there are few. */
const MIN_COMMON = 3;
const MIN_LETTERS = 4;

/**
 * The answers that another record, of whichever title, tells up to ten days before they are asked: in a text with the
 * answer and two more words that say what both are about.
 */
export function spoilers(records: readonly Dated[]): Spoiler[] {
  const sorted = records.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const tokens = new Map(sorted.map((one) => [one, wordsIn(one.text)]));
  const common = commonWords([...tokens.values()]);
  const said = new Map(sorted.map((one) => [one, new Set(tokens.get(one))]));
  const topics = new Map(
    sorted.map((one) => [one, topicOf(tokens.get(one) ?? [], one.answer, common)]),
  );
  return sorted.flatMap((spoiled, place) => {
    const { answer } = spoiled;
    if (answer === null) return [];
    const wanted = answersIn(answer);
    const isEveryday = wanted.flat().every((word) => common.has(word));
    const least = isEveryday ? MIN_SHARED_EVERYDAY : MIN_SHARED;
    const topic = topics.get(spoiled);
    return earlier(sorted, place).flatMap((told): Spoiler[] => {
      if (told.id === spoiled.id) return [];
      const shared = [...(topic ?? [])].filter((word) => said.get(told)?.has(word));
      if (shared.length < least) return [];
      if (!wanted.some((one) => hasRun(tokens.get(told) ?? [], one))) return [];
      return [{ told, spoiled, words: shared }];
    });
  });
}

/** The records that may be read before one is asked: those of ten days before, and those of its day by other titles. */
function earlier(sorted: readonly Dated[], place: number): Dated[] {
  const { date, slug } = sorted[place] as Dated;
  const isNear = (one: Dated) => daysBetween(one.date, date) <= DAYS;
  const before: Dated[] = [];
  for (let at = place - 1; at >= 0 && isNear(sorted[at] as Dated); at -= 1) {
    before.push(sorted[at] as Dated);
  }
  for (let at = place + 1; sorted[at]?.date === date; at += 1) {
    if (sorted[at]?.slug !== slug) before.push(sorted[at] as Dated);
  }
  return before;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a list of which too many records have each. */
function commonWords(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of texts) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.max(MIN_COMMON, texts.length * MAX_COMMON);
  return new Set([...counts].filter(([, count]) => count > most).map(([word]) => word));
}

/** The words that say what a record is about, beside its answer. */
function topicOf(
  words: readonly string[],
  answer: string | null,
  common: ReadonlySet<string>,
): ReadonlySet<string> {
  const own = wordsIn(answer ?? "");
  return new Set(
    words.filter((word) => word.length >= MIN_LETTERS && !common.has(word) && !own.includes(word)),
  );
}

/** An answer as others may tell it: in full, and a person by the last name. */
function answersIn(answer: string): string[][] {
  const full = wordsIn(answer.replace(/^(the|a|an) /i, ""));
  const last = full.at(-1) ?? "";
  const isName = /^(\p{Lu}\S*\s)+\p{Lu}\S*$/u.test(answer) && last.length >= MIN_LETTERS;
  return isName ? [full, [last]] : [full];
}

/** Whether words contain others, one right after the other. */
const hasRun = (words: readonly string[], run: readonly string[]) =>
  run.length > 0 &&
  words.some((_, start) => run.every((word, place) => words[start + place] === word));
