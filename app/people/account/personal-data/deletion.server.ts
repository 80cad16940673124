import { identity } from "~/platform/identity/identity.server";
import { deleteOwned } from "~/platform/storage/delete-owned.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { ownedDocuments } from "./owned-documents";

/** What has to be done before a user's own documents go. It runs again if a deletion is resumed. */
type Departure = (store: DocumentStore, userId: string) => Promise<void>;

let departure: Departure = async () => {};

/** Sets what takes a user out of documents that are not theirs alone, such as a league's. */
export function onDeparture(listener: Departure): void {
  departure = listener;
}

const DELETIONS = "deletions";
const PAGE = 100;

/**
 * Deletes an account and all data of its user. A record of the deletion is written first and removed last, so that a
 * deletion interrupted by a crash can be resumed.
 *
 * @param now in ms since the epoch
 * @throws IdentityError `network-request-failed`, with nothing deleted
 */
export async function deleteAccount(userId: string, now: number): Promise<void> {
  const store = await documents();
  await store.set(DELETIONS, userId, { startedAt: now });
  try {
    await (await identity()).deleteUser(userId);
  } catch (error) {
    await store.delete(DELETIONS, userId);
    throw error;
  }
  await deleteDocuments(store, userId);
}

/**
 * Finishes deletions that a crash interrupted, or whose traces on the disk were locked by another process.
 *
 * @returns how many there were
 */
export async function resumeDeletions(): Promise<number> {
  const store = await documents();
  const provider = await identity();
  const { documents: notes } = await store.query(DELETIONS, { limit: PAGE });
  for (const { id } of notes) {
    await provider.deleteUser(id);
    await deleteDocuments(store, id);
  }
  return notes.length;
}

async function deleteDocuments(store: DocumentStore, userId: string): Promise<void> {
  await departure(store, userId);
  for (const { collection, by } of ownedDocuments) {
    if (by === "id") await store.delete(collection, userId);
    else await deleteOwned(store, collection, userId);
  }
  if (await store.eraseDeleted()) await store.delete(DELETIONS, userId);
}
