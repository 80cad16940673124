import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { gameAt } from "~/games/registry.server";
import { isAdded } from "~/play/editions/schedule.server";
import {
  agedProblem,
  lawsProblem,
  openingProblems,
  promptProblem,
  storyProblem,
  verificationProblems,
} from "./bank-promises";
import { leakProblems } from "./leaks";
import { datesOf } from "./schedule-promises";
import { spoilers } from "./spoilers";
import type { ReadBeside, TitleCheck } from "./title-check";

/** What is wrong with a record of a title, or has to be looked at; and the edition that has it, if one does. */
export type Finding = { slug: string; number: number | null; record: string; reason: string };

type Checks = Readonly<Record<string, TitleCheck>>;
type Verified = { id: string; asOf: string };
type DatedEdition = { slug: string; title: TitleCheck; number: number; date: string };

/** The first day of which the promises on prompts hold: what was played before stays as it was. */
const FIRST_DAY = "2026-12-06";

/**
 * What is wrong with the editions of all titles: what a page gives away before a move, questions that begin alike or are
 * too long, and records that were not verified when they should have been, or against Laws that were not in force. None of it appears or
 * goes by the calendar alone, so that what passes today passes tomorrow.
 *
 * @param today a record can't have been verified later
 */
export function seasonProblems(checks: Checks, today: string): Finding[] {
  const all = datedEditions(checks);
  const season = all.filter(({ date }) => date >= FIRST_DAY);
  return [
    ...leakFindings(checks),
    ...verificationFindings(all, (record, date, isOfRelease) =>
      verificationProblems(record, isOfRelease ? record.asOf : date, today),
    ),
    ...questionFindings(season, (question) => lawsProblem(question, question.asOf)),
    ...questionFindings(season, promptProblem),
    ...openingFindings(season),
  ];
}

/**
 * What an editor has to look at in the days to come: answers that another title tells first, and sources that can't contain
 * what is told, or that will have a new edition by then. What has been played can't be changed, so it is not named.
 *
 * @param today the last day that has been played
 * @param read the pairs that an editor has read, by title
 */
export function seasonWarnings(
  checks: Checks,
  today: string,
  read: Readonly<Record<string, ReadBeside>> = {},
): Finding[] {
  const all = datedEditions(checks);
  const ahead = all.filter(({ date }) => date > today);
  return [
    ...spoilerFindings(all, today, read),
    ...verificationFindings(ahead, (record, date, isOfRelease) =>
      isOfRelease ? [agedProblem(record, date) ?? []].flat() : [],
    ),
    ...questionFindings(ahead, storyProblem),
    ...questionFindings(ahead, (question, date) =>
      lawsProblem(question, question.asOf) ? null : lawsProblem(question, date),
    ),
  ];
}

/** What the page of an edition gives away before a move, whatever its date. */
export function leakFindings(checks: Checks): Finding[] {
  return Object.entries(checks).flatMap(([slug, title]) => {
    const game = gameAt(slug);
    return title.numbers().flatMap((number) => {
      const ids = new Set((title.told?.(number) ?? []).map(({ id }) => id));
      const reasons = leakProblems(game?.edition(number, [])?.puzzle, ids);
      return reasons.map((reason) => ({ slug, number, record: `edition ${number}`, reason }));
    });
  });
}

/** The editions of each date: an operator's, whose numbers come last, instead of the release's. */
const datedEditions = (checks: Checks): DatedEdition[] =>
  Object.entries(checks).flatMap(([slug, title]) => {
    const numbers = new Map(
      title
        .numbers()
        .flatMap((number) =>
          datesOf(title.schedule, number).map((date) => [date, number] as const),
        ),
    );
    return [...numbers].map(([date, number]) => ({ slug, title, number, date }));
  });

function spoilerFindings(
  all: readonly DatedEdition[],
  today: string,
  read: Readonly<Record<string, ReadBeside>>,
): Finding[] {
  const records = all.flatMap(({ slug, title, number, date }) =>
    (title.told?.(number) ?? []).map((one) => ({ ...one, slug, number, date })),
  );
  return spoilers(records)
    .filter(({ told, spoiled }) => {
      const isRead = read[spoiled.slug]?.[spoiled.id]?.includes(told.id);
      return spoiled.date > today && !isRead;
    })
    .map(({ told, spoiled, words }): Finding => {
      const shared = words.join(", ");
      // Of an operator's record and one of the release, the operator's is the one that can be changed.
      if (isAdded(told.number) && !isAdded(spoiled.number)) {
        return {
          ...{ slug: told.slug, number: told.number, record: told.id },
          reason: `It tells on ${told.date} what ${spoiled.slug} asks on ${spoiled.date}, '${spoiled.id}' (${shared}).`,
        };
      }
      return {
        ...{ slug: spoiled.slug, number: spoiled.number, record: spoiled.id },
        reason: `Asked on ${spoiled.date}, told on ${told.date} by ${told.slug}, '${told.id}' (${shared}).`,
      };
    });
}

/**
 * What is wrong with the days on which records were verified.
 *
 * @param problems is told whether an operator's edition has a record of the release, which can't be changed in it
 */
function verificationFindings(
  editions: readonly DatedEdition[],
  problems: (record: Verified, date: string, isOfRelease: boolean) => readonly string[],
): Finding[] {
  const released = new Map<TitleCheck, ReadonlySet<string>>();
  const releasedIn = (title: TitleCheck) => {
    const ids = released.get(title) ?? idsOfRelease(title);
    released.set(title, ids);
    return ids;
  };
  return editions.flatMap(({ slug, title, number, date }) =>
    (title.verified?.(number) ?? []).flatMap((record) => {
      const isOfRelease = isAdded(number) && releasedIn(title).has(record.id);
      const reasons = problems(record, date, isOfRelease);
      return reasons.map((reason) => ({ slug, number, record: record.id, reason }));
    }),
  );
}

const idsOfRelease = (title: TitleCheck): ReadonlySet<string> =>
  new Set(
    title
      .numbers()
      .filter((number) => !isAdded(number))
      .flatMap((number) => (title.verified?.(number) ?? []).map(({ id }) => id)),
  );

const questionFindings = (
  editions: readonly DatedEdition[],
  problem: (question: BankQuestionRecord, date: string) => string | null,
): Finding[] =>
  editions.flatMap(({ slug, title, number, date }) =>
    (title.questions?.(number) ?? []).flatMap((question) => {
      const reason = problem(question, date);
      return reason ? [{ slug, number, record: question.id, reason }] : [];
    }),
  );

function openingFindings(season: readonly DatedEdition[]): Finding[] {
  const slugs = [...new Set(season.map(({ slug }) => slug))];
  return slugs.flatMap((slug) => {
    const own = season.filter((one) => one.slug === slug);
    const questions = own.flatMap(({ title, number }) => title.questions?.(number) ?? []);
    return openingProblems(questions).map((reason) => ({
      ...{ slug, number: null, record: "bank" },
      reason,
    }));
  });
}
