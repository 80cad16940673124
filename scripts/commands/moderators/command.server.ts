import { existsSync } from "node:fs";
import {
  addModerator,
  listModerators,
  removeModerator,
} from "~/people/moderation/moderators.server";
import { environment } from "~/platform/config/environment.server";
import { normaliseEmail } from "~/platform/identity/auth-user";
import { identity } from "~/platform/identity/identity.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { dataFile, documents } from "~/platform/storage/documents.server";
import { escapeControls } from "../user-reports/report-lines";

const USAGE = `npm run moderators -- list             lists who moderates
npm run moderators -- add <email>      makes an account a moderator
npm run moderators -- remove <email>   makes it none any more`;

type Say = (line: string) => void;

/** An invalid or impossible command; the message tells the operator why. */
class OperatorError extends Error {}

/**
 * `npm run moderators` (scripts/moderators.mjs): the one place where the role of a moderator is given.
 *
 * @param words the arguments after `--`
 * @param say prints a line
 * @throws Error with a message for the operator: invalid arguments, or unavailable data
 */
export async function runModerators(words: string[], say: Say): Promise<void> {
  const [word, email = ""] = words;
  const isList = word === "list" && words.length === 1;
  const isChange = (word === "add" || word === "remove") && words.length === 2;
  if (!isList && !isChange) throw new OperatorError(USAGE);
  if (!environment().firebase && !existsSync(dataFile())) {
    throw new OperatorError(`There is no database at ${dataFile()} to look into.`);
  }
  const store = await documents();
  try {
    if (isList) await list(store, say);
    else if (word === "add") await add(store, email, say);
    else await remove(store, email, say);
  } finally {
    await store.close();
  }
}

async function list(store: DocumentStore, say: Say): Promise<void> {
  const provider = await identity();
  const ids = await listModerators(store);
  for (const id of ids) {
    const user = await provider.findUser(id);
    say(escapeControls(user ? `${user.email}  ${user.name}` : `${id}  (no account any more)`));
  }
  say(ids.length === 1 ? "1 moderator." : `${ids.length === 0 ? "No" : ids.length} moderators.`);
}

async function add(store: DocumentStore, email: string, say: Say): Promise<void> {
  const user = await userWith(email);
  if (user.provider === "password" && !user.emailVerified) {
    throw new OperatorError(`${shown(email)} is not verified: anybody may have joined with it.`);
  }
  await addModerator(store, user.id, Date.now());
  say(`${shown(user.email)} moderates now.`);
}

async function remove(store: DocumentStore, email: string, say: Say): Promise<void> {
  const { id } = await userWith(email);
  if (!(await removeModerator(store, id))) {
    throw new OperatorError(`${shown(email)} is no moderator.`);
  }
  say(`${shown(email)} moderates no more.`);
}

async function userWith(email: string) {
  const user = await (await identity()).findUserByEmail(normaliseEmail(email));
  if (!user) throw new OperatorError(`There is no account with ${shown(email)}.`);
  return user;
}

const shown = (email: string) => escapeControls(normaliseEmail(email));
