import { existsSync } from "node:fs";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { type OpenData, openDataIn } from "./open-data";
import { recordProblems, scheduleProblems } from "./schedule-promises";
import { seasonProblems, seasonWarnings } from "./season";
import type { TitleCheck } from "./title-check";
import { readBeside, titleChecks } from "./titles";
import { voidRecord } from "./void";

const USAGE =
  "npm run editions -- check [<title>] [--data <folder>] | preview <title> <date> | void [<title>] <id>";

type Print = (line: string) => void;

/**
 * Runs a command on the editions of all titles.
 *
 * @param folder the folder of the titles, whose lists `void` writes
 * @returns the exit code: 1 for a problem
 */
export function runEditions(
  [command, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
  folder = "app/games",
): number {
  if (command === "check") {
    const [asked = ""] = args;
    const slugs = Object.hasOwn(titleChecks, asked) ? [asked] : Object.keys(titleChecks);
    return check(slugs, folderOf(args) ?? (env.EDITIONS_DATA || undefined), print);
  }
  if (command === "preview") return preview(args, print);
  if (command === "void")
    return voidRecord(args, folder, Temporal.Now.plainDateISO("UTC").toString(), print);
  print(USAGE);
  return 1;
}

const folderOf = (args: readonly string[]) =>
  args.includes("--data") ? (args[args.indexOf("--data") + 1] ?? "") : undefined;

function check(slugs: readonly string[], folder: string | undefined, print: Print): number {
  if (folder !== undefined && !existsSync(folder)) {
    print(`There is no folder of data at '${folder}'.`);
    return 1;
  }
  const data = folder === undefined ? null : openDataIn(folder);
  if (!data) print("Without data: name its folder by --data or EDITIONS_DATA to check against it.");
  const checked = Object.fromEntries(
    Object.entries(titleChecks).filter(([slug]) => slugs.includes(slug)),
  );
  const counts = Object.entries(checked).map(([slug, title]) =>
    checkTitle(slug, title, data, print),
  );
  const today = Temporal.Now.plainDateISO("UTC").toString();
  const problems = seasonProblems(checked, today);
  for (const { slug, record, reason } of problems) print(`${slug}: ${record}: ${reason}`);
  printWarnings(slugs, today, print);
  return problems.length > 0 || counts.some((count) => count > 0) ? 1 : 0;
}

/** What an editor should mend before its day, of all titles together: its lines if one title is asked for, otherwise how many. */
function printWarnings(slugs: readonly string[], today: string, print: Print): void {
  const all = seasonWarnings(titleChecks, today, readBeside);
  const warnings = all.filter(({ slug }) => slugs.includes(slug));
  if (warnings.length === 0) return;
  if (slugs.length === 1) {
    for (const { slug, record, reason } of warnings) print(`  ${slug}: ${record}: ${reason}`);
  }
  const counts = slugs.map((slug) => [slug, warnings.filter((one) => one.slug === slug).length]);
  const told = counts.filter(([, count]) => count).map(([slug, count]) => `${slug} ${count}`);
  print(`  Warnings: ${warnings.length} (${told.join(", ")}); check <title> lists its own.`);
}

/** Prints the report of a title; returns the number of its problems. */
function checkTitle(slug: string, title: TitleCheck, data: OpenData | null, print: Print): number {
  const { schedule, scheduleFile } = title;
  const { problems, records, proof, figures = [] } = title.check(data);
  const numbers = title.numbers();
  const broken = [
    ...scheduleProblems(schedule, numbers),
    ...recordProblems(schedule, (number) => title.asks?.(number) ?? []),
  ];
  const all = [
    ...problems,
    ...broken.map((reason) => ({ file: scheduleFile, record: "schedule", reason })),
  ];
  for (const { file, record, reason } of all) print(`${file}: ${record}: ${reason}`);
  const found = all.length === 0 ? "no problem" : `problems: ${all.length}`;
  print(
    `${slug}: ${numbers.length} editions, ${schedule.editions.length} scheduled, ${records} records: ` +
      `${proof.byData} checked by data, ${proof.byReading} by reading, ${proof.unchecked} not at all; ${found}`,
  );
  for (const figure of figures) print(`  ${figure}`);
  return all.length;
}

function preview([slug = "", date = ""]: readonly string[], print: Print): number {
  const title = Object.hasOwn(titleChecks, slug) ? titleChecks[slug] : undefined;
  if (!title || !z.iso.date().safeParse(date).success) {
    print(title ? `'${date}' is no date such as 2026-12-07.` : `There is no title '${slug}'.`);
    return 1;
  }
  const number = editionNumberOn(title.schedule, date);
  print(`${slug}, ${date}: edition ${number}`);
  for (const line of title.preview(number) ?? []) print(line);
  return 0;
}
