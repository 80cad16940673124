import type { TitleCheck } from "./title-check";

const found = import.meta.glob<TitleCheck>("../../app/games/*/check/check.ts", {
  eager: true,
  import: "titleCheck",
});

/** What each title promises of its editions, from its folder, by its slug. */
export const titleChecks: Readonly<Record<string, TitleCheck>> = Object.fromEntries(
  Object.entries(found).map(([file, check]) => [slugIn(file), check]),
);

function slugIn(file: string): string {
  return file.split("/").at(-3) ?? "";
}
