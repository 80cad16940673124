import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Row = Readonly<Record<string, string>>;

/** The CSV files of a folder; a file that is not there has null. */
export interface OpenData {
  rowsOf(file: string): readonly Row[] | null;
}

/** Reads files when they are first asked for. */
export function openDataIn(folder: string): OpenData {
  const files = new Map<string, readonly Row[] | null>();
  const read = (path: string) => (existsSync(path) ? parseCsv(readFileSync(path, "utf8")) : null);
  return {
    rowsOf(file) {
      if (!files.has(file)) files.set(file, read(join(folder, file)));
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
