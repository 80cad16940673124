import { existsSync } from "node:fs";
import { paths } from "~/paths";
import { openOwnThread, renameOwnThread } from "~/people/threads/thread-store.server";
import { environment } from "~/platform/config/environment.server";
import { canonicalUrl } from "~/platform/config/product";
import { singleLine } from "~/platform/http/single-line";
import { lengthInGraphemes } from "~/platform/names/name-check";
import type { DocumentStore } from "~/platform/storage/document-store";
import { dataFile, documents } from "~/platform/storage/documents.server";
import { escapeControls } from "../user-reports/report-lines";

const USAGE = `npm run threads -- open "<subject>"          opens a thread about no game, which stands in the feed at once
npm run threads -- rename <id> "<subject>"   gives one another subject`;

/** What fits on two lines of a phone. */
const MAX_SUBJECT = 60;
const MAX_CHARACTERS = 1000;

type Say = (line: string) => void;

/** An invalid or impossible command; the message tells the operator why. */
class OperatorError extends Error {}

/**
 * `npm run threads` (scripts/threads.mjs): what the operator can do with threads.
 *
 * @param words the arguments after `--`
 * @param say prints a line
 * @throws Error with a message for the operator: invalid arguments, or unavailable data
 */
export async function runThreads(words: string[], say: Say): Promise<void> {
  const [word, ...rest] = words;
  const isRename = word === "rename" && rest.length > 1;
  if (!isRename && (word !== "open" || rest.length === 0)) throw new OperatorError(USAGE);
  const id = isRename ? (rest.shift() ?? "") : null;
  const subject = singleLine(rest.join(" "), MAX_CHARACTERS);
  const length = lengthInGraphemes(subject);
  if (length === 0 || length > MAX_SUBJECT) {
    throw new OperatorError(
      `A subject has 1 to ${MAX_SUBJECT} characters; this one has ${length}.`,
    );
  }
  if (!environment().firebase && !existsSync(dataFile())) {
    throw new OperatorError(`There is no database at ${dataFile()} to write to.`);
  }
  const store = await documents();
  try {
    const address = await write(store, id, subject);
    say(`"${escapeControls(subject)}" is at ${canonicalUrl(paths.post(address))}`);
  } finally {
    await store.close();
  }
}

/** @returns the thread's id, which is the last part of its address */
async function write(store: DocumentStore, id: string | null, subject: string): Promise<string> {
  if (id === null) return (await openOwnThread(store, subject, Date.now())).id;
  if (await renameOwnThread(store, id, subject)) return id;
  throw new OperatorError(`No thread ${escapeControls(id)} was opened by an operator.`);
}
