import type { AddedFile, ReadBeside, TitleCheck, TitleCheckWith } from "./title-check";

const found = import.meta.glob<TitleCheckWith>("../../app/games/*/check/check.ts", {
  eager: true,
  import: "titleCheck",
});
const read = import.meta.glob<ReadBeside>("../../app/games/*/check/read-beside.json", {
  eager: true,
  import: "default",
});

/**
 * What each title promises of its editions, from its folder, by its slug.
 *
 * @param added an operator's files, by slug
 */
export const titleChecksWith = (
  added: Readonly<Record<string, readonly AddedFile[]>>,
): Readonly<Record<string, TitleCheck>> =>
  Object.fromEntries(
    Object.entries(found).map(([file, check]) => [slugIn(file), check(added[slugIn(file)])]),
  );

/** The same of the editions of the release alone. */
export const titleChecks = titleChecksWith({});

/** The records of each title that an editor has read beside another one, from its folder, by its slug. */
export const readBeside: Readonly<Record<string, ReadBeside>> = Object.fromEntries(
  Object.entries(read).map(([file, pairs]) => [slugIn(file), pairs]),
);

function slugIn(file: string): string {
  return file.split("/").at(-3) ?? "";
}
