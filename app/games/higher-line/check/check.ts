import { recordProblem } from "~/play/editions/edition-problem.server";
import type { Schedule } from "~/play/rules/server-game.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { numbered, numberProblems, problemsOf } from "../../../../scripts/editions/promises";
import { byPeriod } from "../../../../scripts/editions/schedule-promises";
import type {
  Problem,
  Proof,
  Report,
  TitleCheckWith,
} from "../../../../scripts/editions/title-check";
import { editions } from "../editions.server";
import {
  type LineCategory,
  type LineFile,
  type LineItem,
  lineFileSchema,
} from "../line-file.server";
import { valueProblems } from "./line-data";
import {
  clubProblems,
  lineProblems,
  repeatProblems,
  shareProblems,
  textProblems,
} from "./promises";

const FOLDER = "app/games/higher-line";

const loaded = import.meta.glob("../lines/*.json", {
  eager: true,
  import: "default",
});
const committed = new Map(
  Object.entries(loaded).map(([path, content]) => [path.replace("..", FOLDER), content]),
);

type Edition = {
  number: number;
  file: string;
  category: LineCategory;
  items: readonly LineItem[];
};
type Lines = {
  problems: Problem[];
  categories: { file: string; category: LineCategory }[];
  editions: Edition[];
};

/** What Higher Line promises of its lines. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = new Map([...committed, ...added.map((one) => [one.file, numbered(one)] as const)]);
  let lines: Lines | undefined;
  const editionsRead = () => {
    lines ??= readLines(files);
    return lines.editions;
  };
  const editionAt = (number: number) => editionsRead().find((one) => one.number === number);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => editionsRead().map(({ number }) => number),
    told: (number) =>
      (editionAt(number)?.items ?? []).flatMap(({ id, label, note }) =>
        note ? [{ id, answer: null, asked: "", text: `${label}: ${note}` }] : [],
      ),
    check: (data) => checkLines(files, editions.schedule, data),
    preview(number) {
      const edition = editionAt(number);
      return edition ? previewOf(edition) : null;
    },
  };
};

/** Checks the files of lines; their editions in the order of the days that have them. */
export function checkLines(
  files: ReadonlyMap<string, unknown>,
  schedule: Schedule,
  data: OpenData | null,
): Report {
  const { problems, categories, editions: list } = readLines(files);
  const numbers = list.map(({ number }) => number);
  const days = byPeriod(schedule, numbers, (number) => list.find((one) => one.number === number));
  const fileOf = new Map(list.map(({ number, file }) => [number, file]));
  const items = categories.flatMap(({ category }) => category.items);
  return {
    problems: [
      ...problems,
      ...categories.flatMap(({ file, category }) => categoryProblems(file, category, data)),
      ...list.flatMap((edition) =>
        problemsOf(edition.file, `edition ${edition.number}`, lineProblems(edition)),
      ),
      ...unusedProblems(categories, list),
      ...repeatProblems(days).flatMap(({ number, reason }) =>
        problemsOf(fileOf.get(number) ?? "", `edition ${number}`, [reason]),
      ),
      ...problemsOf(
        `${FOLDER}/editions.server.ts`,
        "schedule",
        shareProblems(days.flatMap((day) => day ?? [])),
      ),
    ],
    records: items.length,
    proof: proofOf(items, data !== null),
  };
}

function readLines(files: ReadonlyMap<string, unknown>): Lines {
  const lines: Lines = { problems: [], categories: [], editions: [] };
  const read: [string, LineFile][] = [];
  for (const [file, content] of files) {
    const { data, error } = lineFileSchema.safeParse(content);
    for (const issue of error?.issues ?? []) {
      lines.problems.push({ file, ...recordProblem(content, issue) });
    }
    if (data) read.push([file, data]);
  }
  for (const [file, { categories }] of read) {
    for (const category of categories) lines.categories.push({ file, category });
  }
  lines.problems.push(...idProblems(lines.categories));
  for (const [file, content] of read) addEditions(lines, file, content);
  lines.problems.push(...numberProblems(lines.editions));
  return lines;
}

function idProblems(categories: Lines["categories"]): Problem[] {
  const known = new Set<string>();
  return categories.flatMap(({ file, category }) =>
    [category, ...category.items].flatMap(({ id }) => {
      const isKnown = known.has(id);
      known.add(id);
      return isKnown ? [{ file, record: id, reason: "Its id exists already." }] : [];
    }),
  );
}

function addEditions(lines: Lines, file: string, { editions }: LineFile): void {
  for (const { number, category: id, items: ids } of editions) {
    const category = lines.categories.find((one) => one.category.id === id)?.category;
    const record = `edition ${number}`;
    if (!category) {
      lines.problems.push({ file, record, reason: `There is no category ${id}.` });
      continue;
    }
    const items = ids.flatMap((one) => category.items.find((item) => item.id === one) ?? []);
    for (const one of ids.filter((item) => !items.some((found) => found.id === item))) {
      lines.problems.push({ file, record, reason: `${id} has no item ${one}.` });
    }
    lines.editions.push({ file, number, category, items });
  }
}

function categoryProblems(file: string, category: LineCategory, data: OpenData | null): Problem[] {
  const { id, counted, items } = category;
  const labels = items.map(({ label }) => label.toLowerCase());
  const found = [
    ...textProblems(counted).map((reason) => ({ id, reason })),
    ...items.flatMap((item) =>
      item.note ? textProblems(item.note).map((reason) => ({ id: item.id, reason })) : [],
    ),
    ...items
      .filter(({ label }, index) => labels.indexOf(label.toLowerCase()) < index)
      .map((item) => ({ id: item.id, reason: "Its label exists already." })),
    ...items
      .filter(({ check, read }) => !check && !read)
      .map((item) => ({ id: item.id, reason: "It names no data and no page where it was read." })),
    ...clubProblems(category),
    ...(data ? valueProblems(category, data) : []),
  ];
  return found.map(({ id: record, reason }) => ({ file, record, reason }));
}

/** Items that no edition has, which are a problem: they are never shown. */
function unusedProblems(categories: Lines["categories"], editions: Edition[]): Problem[] {
  const used = new Set(editions.flatMap(({ items }) => items.map(({ id }) => id)));
  return categories.flatMap(({ file, category }) =>
    category.items
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => ({ file, record: id, reason: "No edition has it." })),
  );
}

/** A value that no data checks was verified by reading if its record names the page. */
function proofOf(items: readonly LineItem[], hasData: boolean): Proof {
  const byData = hasData ? items.filter(({ check }) => check).length : 0;
  const byReading = items.filter(({ check, read }) => read && !(hasData && check)).length;
  return { byData, byReading, unchecked: items.length - byData - byReading };
}

function previewOf({ category, items }: Edition): string[] {
  const { title, counted, unit } = category;
  return [
    `${title}: ${counted}`,
    ...items.map(
      ({ label, value, note = "" }, index) =>
        `${`${index}`.padStart(2)} ${`${value} ${unit}`.padStart(14)}  ${label}. ${note}`,
    ),
  ];
}
