import { gameAt } from "~/games/registry.server";
import { openingProblems, sourceProblems } from "./bank-promises";
import { leakProblems } from "./leaks";
import { datesOf } from "./schedule-promises";
import { type Dated, spoilers } from "./spoilers";
import type { TitleCheck } from "./title-check";

/** What is wrong with a record of a title. */
export type Finding = { slug: string; record: string; reason: string };

type Checks = Readonly<Record<string, TitleCheck>>;
type DatedEdition = { slug: string; title: TitleCheck; number: number; date: string };

/**
 * What is wrong with the days to come of all titles together: answers that another title tells first, sources that can't
 * contain what is told, questions that begin alike. What has been played can't be changed, so it is not named.
 *
 * @param today the last day that has been played
 */
export function seasonFindings(checks: Checks, today: string): Finding[] {
  const all = datedEditions(checks);
  const ahead = all.filter(({ date }) => date > today);
  return [...spoilerFindings(all, today), ...sourceFindings(ahead), ...openingFindings(ahead)];
}

/** What the page of an edition gives away before a move, whatever its date. */
export function leakFindings(checks: Checks): Finding[] {
  return Object.entries(checks).flatMap(([slug, title]) => {
    const game = gameAt(slug);
    return title.numbers().flatMap((number) => {
      const ids = new Set((title.told?.(number) ?? []).map(({ id }) => id));
      const reasons = leakProblems(game?.edition(number, [])?.puzzle, ids);
      return reasons.map((reason) => ({ slug, record: `edition ${number}`, reason }));
    });
  });
}

const datedEditions = (checks: Checks): DatedEdition[] =>
  Object.entries(checks).flatMap(([slug, title]) =>
    title
      .numbers()
      .flatMap((number) =>
        datesOf(title.schedule, number).map((date) => ({ slug, title, number, date })),
      ),
  );

function spoilerFindings(all: readonly DatedEdition[], today: string): Finding[] {
  const records: Dated[] = all.flatMap(({ slug, title, number, date }) =>
    (title.told?.(number) ?? []).map((one) => ({ ...one, slug, date })),
  );
  return spoilers(records)
    .filter(({ spoiled }) => spoiled.date > today)
    .map(({ told, spoiled, words }) => ({
      slug: spoiled.slug,
      record: spoiled.id,
      reason: `Asked on ${spoiled.date}, told on ${told.date} by ${told.slug}, '${told.id}' (${words.join(", ")}).`,
    }));
}

const sourceFindings = (ahead: readonly DatedEdition[]): Finding[] =>
  ahead.flatMap(({ slug, title, number, date }) =>
    (title.questions?.(number) ?? []).flatMap((question) =>
      sourceProblems(question, date).map((reason) => ({ slug, record: question.id, reason })),
    ),
  );

function openingFindings(ahead: readonly DatedEdition[]): Finding[] {
  const slugs = [...new Set(ahead.map(({ slug }) => slug))];
  return slugs.flatMap((slug) => {
    const own = ahead.filter((one) => one.slug === slug);
    const questions = own.flatMap(({ title, number }) => title.questions?.(number) ?? []);
    return openingProblems(questions).map((reason) => ({ slug, record: "bank", reason }));
  });
}
