import { existsSync } from "node:fs";
import { readName } from "~/people/leagues/league-name";
import { endLeague, renameLeague } from "~/people/leagues/league-owner.server";
import { allLeagues, findLeague } from "~/people/leagues/league-store.server";
import { logAsOperator } from "~/people/moderation/closing.server";
import { environment } from "~/platform/config/environment.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { dataFile, documents } from "~/platform/storage/documents.server";
import { escapeControls } from "../user-reports/report-lines";

const USAGE = `npm run leagues -- list                 lists all leagues
npm run leagues -- rename <id> <name>   gives one another name
npm run leagues -- end <id>             ends one for all its members`;

type Say = (line: string) => void;

/** An invalid or impossible command; the message tells the operator why. */
class OperatorError extends Error {}

/**
 * `npm run leagues` (scripts/leagues.mjs): what the operator can do with leagues.
 *
 * @param words the arguments after `--`
 * @param say prints a line
 * @throws Error with a message for the operator: invalid arguments, or unavailable data
 */
export async function runLeagues(words: string[], say: Say): Promise<void> {
  const [word, id = "", ...rest] = words;
  const isList = word === "list" && words.length === 1;
  const isRename = word === "rename" && rest.length > 0;
  const isEnd = word === "end" && words.length === 2;
  if (!isList && !isRename && !isEnd) throw new OperatorError(USAGE);
  const { name, error } = readName(rest.join(" "));
  if (isRename && error) throw new OperatorError(error);
  if (!environment().firebase && !existsSync(dataFile())) {
    throw new OperatorError(`There is no database at ${dataFile()} to look into.`);
  }
  const store = await documents();
  try {
    if (isList) return await list(store, say);
    if (!(await findLeague(store, id))) {
      throw new OperatorError(`There is no league ${escapeControls(id)}.`);
    }
    await logAsOperator(store, { kind: "league", targetId: id }, Date.now());
    if (isEnd) await endLeague(store, id, null);
    else await renameLeague(store, id, null, name);
    say(isEnd ? `Ended ${id}.` : `${id} is now "${escapeControls(name)}".`);
  } finally {
    await store.close();
  }
}

async function list(store: DocumentStore, say: Say): Promise<void> {
  let count = 0;
  for await (const { id, name, owner, members } of allLeagues(store)) {
    count += 1;
    const ownerId = members.find(({ seat }) => seat === owner)?.userId ?? "nobody";
    const size = members.length === 1 ? "1 member" : `${members.length} members`;
    say(escapeControls(`${id}  ${size}, owner ${ownerId}: ${name}`));
  }
  say(count === 0 ? "There are no leagues." : `${count} ${count === 1 ? "league" : "leagues"}.`);
}
