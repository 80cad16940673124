import { existsSync } from "node:fs";
import { Temporal } from "temporal-polyfill";
import { addedDate, isAdded } from "~/play/editions/schedule.server";
import { type Added, addedIn } from "./added";
import { type OpenData, openDataIn } from "./open-data";
import { recordProblems, scheduleProblems } from "./schedule-promises";
import { type Finding, seasonProblems, seasonWarnings } from "./season";
import type { AddedFile, Problem, Report, TitleCheck } from "./title-check";
import { readBeside, titleChecks, titleChecksWith } from "./titles";

type Print = (line: string) => void;
type Checks = Readonly<Record<string, TitleCheck>>;

/** What is checked. */
type Asked = {
  /** A title, or a path with an operator's files; without either, everything. */
  what: string | undefined;
  /** The folder of an operator's editions. */
  editionsDir: string | undefined;
  /** The folder of the open data. */
  data: string | undefined;
};

/**
 * Checks the editions of titles, or an operator's files.
 *
 * @returns the exit code: 1 for a problem
 */
export function checkEditions({ what, editionsDir, data: folder }: Asked, print: Print): number {
  if (folder !== undefined && !existsSync(folder)) {
    print(`There is no folder of data at '${folder}'.`);
    return 1;
  }
  const data = folder === undefined ? null : openDataIn(folder);
  const isTitle = what !== undefined && Object.hasOwn(titleChecks, what);
  if (what !== undefined && !isTitle && !existsSync(what)) {
    print(`There is no title and no file '${what}'.`);
    return 1;
  }
  const dirs = [editionsDir, isTitle ? undefined : what].flatMap((one) => one ?? []);
  const added = addedIn(dirs);
  const checks = titleChecksWith(added.files);
  const today = Temporal.Now.plainDateISO("UTC").toString();
  if (what !== undefined && !isTitle) return checkFiles(added, checks, data, today, print);
  const slugs = what === undefined ? Object.keys(checks) : [what];
  return checkTitles(slugs, added, checks, data, today, print);
}

function checkTitles(
  slugs: readonly string[],
  added: Added,
  checks: Checks,
  data: OpenData | null,
  today: string,
  print: Print,
): number {
  if (!data) print("Without data: name its folder by --data or EDITIONS_DATA to check against it.");
  const checked = Object.fromEntries(Object.entries(checks).filter(([one]) => slugs.includes(one)));
  const counts = Object.entries(checked).map(([slug, title]) =>
    printTitle(slug, title, data, print),
  );
  const problems = seasonProblems(checked, today);
  for (const { slug, record, reason } of problems) print(`${slug}: ${record}: ${reason}`);
  for (const { file, record, reason } of added.problems) print(`${file}: ${record}: ${reason}`);
  printWarnings(
    slugs,
    seasonWarnings(checks, today, readBeside).filter(({ slug }) => slugs.includes(slug)),
    print,
  );
  const found = problems.length + added.problems.length;
  return found > 0 || counts.some((count) => count > 0) ? 1 : 0;
}

/** What an editor should look at before its day: its lines if one title is asked for, otherwise how many. */
function printWarnings(slugs: readonly string[], warnings: readonly Finding[], print: Print): void {
  if (warnings.length === 0) return;
  if (slugs.length === 1) {
    for (const { slug, record, reason } of warnings) print(`  ${slug}: ${record}: ${reason}`);
  }
  const counts = slugs.map((slug) => [slug, warnings.filter((one) => one.slug === slug).length]);
  const told = counts.filter(([, count]) => count).map(([slug, count]) => `${slug} ${count}`);
  print(`  Warnings: ${warnings.length} (${told.join(", ")}); check <title> lists its own.`);
}

/** Prints the report of a title; returns the number of its problems. */
function printTitle(slug: string, title: TitleCheck, data: OpenData | null, print: Print): number {
  const { schedule } = title;
  const report = title.check(data);
  const { records, proof, figures = [] } = report;
  const numbers = title.numbers();
  const all = [...report.problems, ...scheduleFindings(title)];
  for (const { file, record, reason } of all) print(`${file}: ${record}: ${reason}`);
  const found = all.length === 0 ? "no problem" : `problems: ${all.length}`;
  print(
    `${slug}: ${numbers.length} editions, ${schedule.editions.length} scheduled, ${records} records: ` +
      `${proof.byData} checked by data, ${proof.byReading} by reading, ${proof.unchecked} not at all; ${found}`,
  );
  for (const figure of figures) print(`  ${figure}`);
  return all.length;
}

function scheduleFindings(title: TitleCheck): Problem[] {
  const { schedule, scheduleFile } = title;
  const reasons = [
    ...scheduleProblems(schedule, title.numbers()),
    ...recordProblems(schedule, (number) => title.asks?.(number) ?? []),
  ];
  return reasons.map((reason) => ({ file: scheduleFile, record: "schedule", reason }));
}

/** Checks an operator's files alone, and says what is to be done with them. */
function checkFiles(
  added: Added,
  checks: Checks,
  data: OpenData | null,
  today: string,
  print: Print,
): number {
  if (added.count === 0) {
    print("There is no file of editions: it has to be <folder>/<title>/<first date>.json.");
    return 1;
  }
  const { problems, warnings } = findingsIn(added, checks, data, today);
  const files = Object.values(added.files).flat();
  printFindings(
    [...problems, ...files].map(({ file }) => file),
    problems,
    warnings,
    print,
  );
  return problems.length > 0 ? 1 : 0;
}

/** What is wrong with an operator's files, and what is to be looked at in them. */
export function findingsIn(
  added: Added,
  checks: Checks,
  data: OpenData | null,
  today: string,
): { problems: Problem[]; warnings: Problem[] } {
  const names = new Set(Object.values(added.files).flatMap((list) => list.map(({ file }) => file)));
  if (names.size === 0) return { problems: added.problems, warnings: [] };
  const reports = Object.keys(added.files).map((slug) => checks[slug]?.check(data, "added"));
  const of = (list: (report: Report) => readonly Problem[] | undefined) =>
    reports
      .flatMap((report) => (report && list(report)) ?? [])
      .filter(({ file }) => names.has(file));
  const dated = datesIn(added, checks);
  return {
    problems: [
      ...added.problems,
      ...of((report) => report.problems),
      ...inFiles(seasonProblems(checks, today), added),
    ].map(dated),
    warnings: [
      ...of((report) => report.warnings),
      ...inFiles(seasonWarnings(checks, today, readBeside), added),
    ].map(dated),
  };
}

/** Names an operator's editions by their dates, as their numbers are in no file. */
function datesIn({ files }: Added, checks: Checks): (problem: Problem) => Problem {
  return ({ file, record, reason }) => {
    const slug = Object.keys(files).find((one) => files[one]?.some((own) => own.file === file));
    const schedule = checks[slug ?? ""]?.schedule;
    const withDates = (text: string) =>
      text.replace(/\bedition (\d+)/g, (known, digits) => {
        const number = Number(digits);
        return schedule && isAdded(number) ? `edition of ${addedDate(schedule, number)}` : known;
      });
    return { file, record: withDates(record), reason: withDates(reason) };
  };
}

/** Of findings those that are of an operator's files, with the file. */
const inFiles = (findings: readonly Finding[], { files }: Added): Problem[] =>
  findings.flatMap(({ slug, number, record, reason }) => {
    const file = number !== null && isAdded(number) && fileOf(files[slug] ?? [], number);
    return file ? [{ file, record, reason }] : [];
  });

/** The file that has an edition: the last one that begins before it. */
export const fileOf = (files: readonly AddedFile[], number: number) =>
  files
    .filter(({ first }) => first <= number)
    .toSorted((one, other) => one.first - other.first)
    .at(-1)?.file;

function printFindings(
  files: readonly string[],
  problems: readonly Problem[],
  warnings: readonly Problem[],
  print: Print,
): void {
  for (const file of new Set(files)) {
    const wrong = problems.filter((one) => one.file === file);
    const odd = warnings.filter((one) => one.file === file);
    print(file);
    for (const one of wrong) print(`  ${findingText(one)}`);
    for (const one of odd) print(`  Look at ${findingText(one)}`);
    if (wrong.length === 0)
      print(odd.length === 0 ? "  Good to play." : "  Otherwise good to play.");
  }
  const count = problems.length;
  if (count > 0) print(`${count} ${count === 1 ? "thing" : "things"} to mend.`);
}

/** A finding as a line, without its file. */
export const findingText = ({ record, reason }: Problem): string =>
  `${record}: ${/[.?]$/.test(reason) ? reason : `${reason}.`}`;
