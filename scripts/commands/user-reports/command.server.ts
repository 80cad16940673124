import { existsSync } from "node:fs";
import { targets } from "~/community/targets.server";
import { closeAsOperator } from "~/people/moderation/closing.server";
import { listReports } from "~/people/moderation/reports/report-store.server";
import { environment } from "~/platform/config/environment.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { dataFile, documents } from "~/platform/storage/documents.server";
import { escapeControls, reportLines } from "./report-lines";

const USAGE = `npm run reports                 lists the open reports
npm run reports -- --all        lists those that are closed too
npm run reports -- close <id>   closes one`;

type Say = (line: string) => void;

/** An invalid or impossible command; the message tells the operator why. */
class OperatorError extends Error {}

/**
 * `npm run reports` (scripts/user-reports.mjs): the operator's list of users' reports.
 *
 * @param words the arguments after `--`
 * @param say prints a line
 * @throws Error with a message for the operator: invalid arguments, or unavailable data
 */
export async function runReports(words: string[], say: Say): Promise<void> {
  const [word, id = ""] = words;
  const isList = words.length === 0 || (words.length === 1 && word === "--all");
  const isClosing = words.length === 2 && word === "close";
  if (!isList && !isClosing) throw new OperatorError(USAGE);
  if (!environment().firebase && !existsSync(dataFile())) {
    throw new OperatorError(`There is no database at ${dataFile()} to look into.`);
  }
  const store = await documents();
  try {
    if (isClosing) await close(store, id, say);
    else await list(store, word === "--all", say);
  } finally {
    await store.close();
  }
}

async function list(store: DocumentStore, all: boolean, say: Say): Promise<void> {
  let count = 0;
  for await (const { id, report } of listReports(store, { all })) {
    count += 1;
    for (const line of reportLines(id, report)) say(line);
  }
  const which = all ? "" : "open ";
  if (count === 0) say(`There are no ${which}reports.`);
  else say(`${count} ${which}${count === 1 ? "report" : "reports"}.`);
}

async function close(store: DocumentStore, id: string, say: Say): Promise<void> {
  const { outcome, judgement } = await closeAsOperator(store, targets, id, Date.now());
  if (outcome === "unknown") {
    throw new OperatorError(`There is no report ${escapeControls(id)}.`);
  }
  say(outcome === "closed" ? `Closed ${id}.` : `${id} was closed already.`);
  if (judgement)
    say("It was the last one about it: nothing is held against it, and the log says so.");
}
