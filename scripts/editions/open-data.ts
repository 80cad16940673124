import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Row = Readonly<Record<string, string>>;

/** The files of a folder as rows; a file that is not there has null. */
export interface OpenData {
  rowsOf(file: string): readonly Row[] | null;
}

/** Reads files when they are first asked for. The list of a JSON file is named behind "#". */
export function openDataIn(folder: string): OpenData {
  const files = new Map<string, readonly Row[] | null>();
  const read = (file: string) => {
    const [name = "", list = ""] = file.split("#");
    const path = join(folder, name);
    if (!existsSync(path)) return null;
    const text = readFileSync(path, "utf8");
    if (name.endsWith(".json")) return parseJson(text, list);
    return name.endsWith(".txt") ? parseClubs(text) : parseCsv(text);
  };
  return {
    rowsOf(file) {
      if (!files.has(file)) files.set(file, read(file));
      return files.get(file) ?? null;
    },
  };
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/gy;

/** The rows of a CSV text by the names of its header. A field in quotes may contain commas, but no line break. */
export function parseCsv(text: string): Row[] {
  const [header = [], ...rows] = text.split(/\r?\n/).filter(Boolean).map(fieldsOf);
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])),
  );
}

function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  for (const [, quoted, plain = "", end] of line.matchAll(FIELD)) {
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "") break;
  }
  return fields;
}

/** The records of a list that a JSON text contains at its top, or in each record of its top. Columns are paths: "club.name". */
export function parseJson(text: string, list: string): Row[] {
  const top: unknown = JSON.parse(text);
  return [top].flat().flatMap((holder) => {
    const records = (holder as Record<string, unknown> | null)?.[list];
    return Array.isArray(records) ? records.map((one) => Object.fromEntries(pathsOf(one))) : [];
  });
}

function pathsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, field]) =>
    pathsOf(field, path ? `${path}.${key}` : key),
  );
}

const CLUB_YEAR = /^(?:1[89]|20)\d\d$/;

/** The clubs of a text that has one a line, "name, 1878, town", with the year in which each was founded. */
export function parseClubs(text: string): Row[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = "", ...fields] = (line.split("#")[0] ?? "").split(",").map((one) => one.trim());
    const founded = fields.find((field) => CLUB_YEAR.test(field));
    return founded && /^[^=|\s]/.test(line) ? [{ name, founded }] : [];
  });
}
