import { paths, withSearch } from "~/paths";
import type { Attempt } from "./attempt";

type Shown = { date?: string | null; isFriendly?: boolean };

/**
 * The URL of a title's page.
 *
 * @param shown the date of a past edition, and whether to show the Friendly; by default the current result
 */
export function playAddress(slug: string, { date = null, isFriendly = false }: Shown = {}): string {
  return withSearch(paths.playTitle(slug), "", { date, friendly: isFriendly ? "1" : null });
}

/** The URL of an attempt. */
export function attemptAddress(
  slug: string,
  { date, isFriendly }: Pick<Attempt, "date" | "isFriendly">,
  isCurrent: boolean,
): string {
  return playAddress(slug, { date: isCurrent ? null : date, isFriendly });
}
