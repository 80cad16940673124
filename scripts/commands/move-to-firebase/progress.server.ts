import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { MoveError } from "./move-error.server";

const OWNER_ONLY = 0o600;

const progressSchema = z.object({
  project: z.string(),
  version: z.number(),
  step: z.string().nullable(),
  after: z.string(),
});

/**
 * How far a move got: to which project, from which version of the database, the collection in hand (null: all are
 * written) and its last document that Firebase has ("": none).
 */
export type Progress = z.infer<typeof progressSchema>;

/**
 * Reads how far an earlier run got.
 *
 * @returns null if there was none
 * @throws MoveError if it was to another project, or the data has changed since
 */
export function readProgress(
  file: string,
  { project, version }: Pick<Progress, "project" | "version">,
): Progress | null {
  if (!existsSync(file)) return null;
  const found = progressSchema.safeParse(parsed(readFileSync(file, "utf8"))).data;
  if (!found) throw new MoveError(`${file} can't be read: empty the project, and delete the file.`);
  if (found.project !== project) {
    throw new MoveError(`${file} is of a move to ${found.project}, not to ${project}.`);
  }
  if (found.version !== version) {
    throw new MoveError(
      `A server has written since the move began: empty the project, delete ${file} and start again.`,
    );
  }
  return found;
}

/** Replaces the file in one step, so that a kill leaves the old one or the new one. */
export function writeProgress(file: string, progress: Progress): void {
  writeFileSync(`${file}.new`, JSON.stringify(progress), { mode: OWNER_ONLY });
  renameSync(`${file}.new`, file);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
