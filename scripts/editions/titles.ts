import type { Draft } from "./draft";
import type { AddedFile, ReadBeside, TitleCheck, TitleCheckWith } from "./title-check";

const found = import.meta.glob<TitleCheckWith>("../../app/games/*/check/check.ts", {
  eager: true,
  import: "titleCheck",
});
const read = import.meta.glob<ReadBeside>("../../app/games/*/check/read-beside.json", {
  eager: true,
  import: "default",
});

const entries = import.meta.glob<{ title: string }>("../../app/games/*/catalogue.ts", {
  eager: true,
  import: "entry",
});
const drafted = import.meta.glob<Draft>("../../app/games/*/desk/draft.ts", {
  eager: true,
  import: "draft",
});

/** The names of the titles, by their slugs. */
export const titleNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entries).map(([file, { title }]) => [file.split("/").at(-2) ?? "", title]),
);

/** How a draft of each title is made, from its folder, by its slug. */
export const drafts: Readonly<Record<string, Draft>> = Object.fromEntries(
  Object.entries(drafted).map(([file, draft]) => [slugIn(file), draft]),
);

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
