import { fold } from "~/games/career-path/find-names";
import { daysBefore } from "~/platform/clock/calendar-date.server";

/** What a record asks and tells, in words. */
export type Told = {
  id: string;
  /** Null for a record that is not guessed, such as a story. */
  answer: string | null;
  /** What is read of it before the answer. */
  asked: string;
  /** Everything that is read of it by the end, its answer too. */
  text: string;
};

/** A record on the date of its edition, and the title that has it. */
export type Dated = Told & { slug: string; date: string };

/** A record that gives away the answer of another one. */
type Spoiler<One extends Dated> = { told: One; spoiled: One; words: readonly string[] };

/** The days that an answer has to stay untold before it is asked. */
const DAYS = 10;
/** The words that two records share beside an answer, at least. */
const MIN_SHARED = 2;
/** What the answer and the shared words weigh together, at least, to be about the same thing. */
const MIN_WEIGHT = 5.5;
/** The logarithm of one record in twenty: the weight of a word is how much rarer it is. */
const COMMON = Math.log(20);
/** What a word weighs at least to say what a record is about. */
const MIN_OF_A_WORD = 0.5;
/** What a word counts for that is read only after the answer. */
const AFTERWARDS = 0.5;
/** Fewer records say little of how common a word is. */
const MIN_RECORDS = 1000;
const MIN_LETTERS = 3;

/**
 * The answers that another record, of whichever title, tells up to ten days before they are asked: in a text with the
 * answer and two more words, one of them of the question. Words weigh the more the fewer records have them.
 */
export function spoilers<One extends Dated>(records: readonly One[]): Spoiler<One>[] {
  const sorted = records.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const read = new Map(sorted.map((one) => [one, readWords(one.text)]));
  const weights = weightsOf(read);
  return sorted.flatMap((spoiled, place) => {
    if (spoiled.answer === null) return [];
    const answers = answersIn(spoiled.answer);
    const tellers = earlier(sorted, place).flatMap((told) => {
      if (told.id === spoiled.id) return [];
      const { words, known } = read.get(told) ?? NO_WORDS;
      // Few texts have any one word: to look for it first saves nearly all of the reading.
      const said = answers.find((answer) => known.has(answer[0] ?? "") && hasRun(words, answer));
      return said ? [{ told, said, known }] : [];
    });
    if (tellers.length === 0) return [];
    const { asked, after } = topicOf(spoiled, read.get(spoiled) ?? NO_WORDS, weights);
    return tellers.flatMap(({ told, said, known }): Spoiler<One>[] => {
      const shared = asked.filter((word) => known.has(word));
      const sharedAfter = after.filter((word) => known.has(word));
      const all = [...shared, ...sharedAfter];
      if (shared.length === 0 || all.length < MIN_SHARED) return [];
      const weigh = (list: readonly string[]) =>
        list.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      const rarest = Math.max(...said.map((word) => weights.get(word) ?? 0));
      const weight = rarest + weigh(shared) + AFTERWARDS * weigh(sharedAfter);
      return weight < MIN_WEIGHT ? [] : [{ told, spoiled, words: all }];
    });
  });
}

/** The records that may be read before one is asked: those of ten days before, and those of its day by other titles. */
function earlier<One extends Dated>(sorted: readonly One[], place: number): One[] {
  const { date, slug } = sorted[place] as One;
  const first = daysBefore(date, DAYS);
  const before: One[] = [];
  for (let at = place - 1; (sorted[at]?.date ?? "") >= first; at -= 1) {
    before.push(sorted[at] as One);
  }
  for (let at = place + 1; sorted[at]?.date === date; at += 1) {
    if (sorted[at]?.slug !== slug) before.push(sorted[at] as One);
  }
  return before;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text in their order, and to look one up. */
type Words = { words: readonly string[]; known: ReadonlySet<string> };

const NO_WORDS: Words = { words: [], known: new Set() };

function readWords(text: string): Words {
  const words = wordsIn(text);
  return { words, known: new Set(words) };
}

/**
 * What each word weighs: nothing if it is common, more the fewer records have it. Those with an answer are counted: short
 * notes without one would make the words of all others look rare.
 */
function weightsOf(read: ReadonlyMap<Dated, Words>): ReadonlyMap<string, number> {
  const asked = [...read].filter(([{ answer }]) => answer !== null);
  const byId = new Map(asked.map(([{ id }, { known }]) => [id, known]));
  const counts = new Map<string, number>();
  for (const words of byId.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const all = Math.log(Math.max(MIN_RECORDS, byId.size));
  return new Map(
    [...counts].map(([word, count]) => [word, Math.max(0, all - Math.log(count) - COMMON)]),
  );
}

/** The words that say what a record is about beside its answer: those of the question, and those that are read after it. */
function topicOf({ answer, asked }: Dated, { known }: Words, weights: ReadonlyMap<string, number>) {
  const own = wordsIn(answer ?? "");
  const isTopic = (word: string) =>
    word.length >= MIN_LETTERS && (weights.get(word) ?? 0) >= MIN_OF_A_WORD && !own.includes(word);
  const before = new Set(wordsIn(asked).filter(isTopic));
  const after = [...known].filter((word) => isTopic(word) && !before.has(word));
  return { asked: [...before], after };
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
