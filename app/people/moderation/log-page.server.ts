import type { DocumentStore } from "~/platform/storage/document-store";
import { kindNames } from "./case";
import type { Decision } from "./decision";
import { listDecisions } from "./decision-store.server";
import { guidelineRules } from "./guideline-rules";
import type { LogDay, LogEntry } from "./log-page";
import { outcomeTexts } from "./outcomes";

const PAGE_ENTRIES = 50;

type Dates = { dateOf: (at: number) => string; inWords: (date: string) => string };

/**
 * A page of the open log.
 *
 * @param cursor of the page before, any user input; null for the newest
 * @throws DocumentStoreError
 */
export async function logView(
  store: DocumentStore,
  cursor: string | null,
  { dateOf, inWords }: Dates,
): Promise<{ days: LogDay[]; cursor: string | null; isNewest: boolean }> {
  const page = await listDecisions(store, {}, PAGE_ENTRIES, cursor);
  const days: LogDay[] = [];
  for (const decision of page.decisions) {
    const date = dateOf(decision.at);
    if (days.at(-1)?.date !== date) days.push({ date, shown: inWords(date), entries: [] });
    days.at(-1)?.entries.push(entryOf(decision));
  }
  return { days, cursor: page.cursor, isNewest: cursor === null };
}

const sinceTexts = { stands: "", undone: "Undone", overturned: "Overturned on appeal" };

const entryOf = ({ id, kind, outcome, rule, state, before }: Decision): LogEntry => ({
  ...{ id, what: kindNames[kind], rule: guidelineRules[rule], since: sinceTexts[state] },
  outcome: before?.isAppealed && outcome === "dismiss" ? "Appeal refused" : outcomeTexts[outcome],
});
