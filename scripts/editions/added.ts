import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { addFile, EditionsError, readFile } from "~/games/added-editions.server";
import { gameAt } from "~/games/registry.server";
import type { AddedFile, Problem } from "./title-check";
import { titleChecks } from "./titles";

/** What operators' files have, by the slug of their title, and what keeps others from being added. */
export type Added = {
  files: Record<string, AddedFile[]>;
  problems: Problem[];
  /** How many files there were. */
  count: number;
};

type Place = { folder: string; slug: string; name: string };

/**
 * Reads an operator's files and adds what can be added to the schedules, as a start of the server does, but to the last
 * problem and not to the first.
 *
 * @param paths a file, a title's folder, or a folder of those
 */
export function addedIn(paths: readonly string[]): Added {
  const added: Added = { files: {}, problems: [], count: 0 };
  const known = new Set<string>();
  for (const place of paths.flatMap(placesIn)) {
    const file = join(place.folder, place.slug, place.name);
    if (known.has(resolve(file))) continue;
    known.add(resolve(file));
    added.count += 1;
    added.problems.push(...add(place, file, added.files));
  }
  return added;
}

/** The files at a path, by the folder that has their titles. */
function placesIn(path: string): Place[] {
  const whole = resolve(path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [placeOf(whole)];
  if (gameAt(basename(whole))) return filesIn(whole).map(placeOf);
  return readdirSync(whole, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .flatMap((entry) => filesIn(join(whole, entry.name)).map(placeOf));
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));

const placeOf = (file: string): Place => ({
  folder: dirname(dirname(file)),
  slug: basename(dirname(file)),
  name: basename(file),
});

/** Adds a file, or returns what is wrong with it. */
function add(
  { folder, slug, name }: Place,
  file: string,
  files: Added["files"],
): readonly Problem[] {
  try {
    const read = readFile(folder, slug, name);
    const found = read.game.fileProblems(read.content);
    if (found.length > 0) {
      const known = titleChecks[slug]?.unfinished?.(read.content, read.number) ?? [];
      return [...known, ...found].map((one) => ({ file, ...one }));
    }
    addFile(read);
    files[slug] = [...(files[slug] ?? []), { file, content: read.content, first: read.number }];
    return [];
  } catch (error) {
    if (error instanceof EditionsError) return [{ file, ...error.problem }];
    throw error;
  }
}
