import type { Ruling } from "~/play/rules/server-game.server";
import { editions } from "./editions.server";
import { spotRules, TIRED_REACH } from "./rules";

/** The editions as they were before kicks were timed: a log's milliseconds decide nothing there. */
const untimed: typeof editions.edition = (...of) => {
  const edition = editions.edition(...of);
  if (!edition) return null;
  const { windows: _, ...puzzle } = edition.puzzle;
  return { ...edition, puzzle };
};

/** The rules of the title's first days, by which tired legs came down to no save at all, and of those before timing. */
export const formerRulings: readonly Ruling[] = [spotRules(2, TIRED_REACH), spotRules(1, 0)].map(
  (rules) => ({ rules, edition: untimed }) as Ruling,
);
