import type { AuthUser } from "~/platform/identity/identity-provider";
import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { identityDocuments, ownedDocuments } from "./owned-documents";

/**
 * All data of a user, for 'Download my data'.
 *
 * @returns the account, and each collection with its documents
 */
export async function userData(user: AuthUser): Promise<Record<string, unknown>> {
  const store = await documents();
  const collections: Record<string, DocumentData[]> = {};
  for (const { collection, by, without } of ownedDocuments) {
    const found =
      by === "id" ? await one(store, collection, user.id) : await named(store, collection, user.id);
    collections[collection] = found.map((data) => leaveOut(data, without?.(data) ?? []));
  }
  for (const collection of identityDocuments) {
    collections[collection] = await named(store, collection, user.id);
  }
  return { account: user, ...collections };
}

const leaveOut = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));

async function one(store: DocumentStore, collection: string, id: string): Promise<DocumentData[]> {
  const found = await store.get(collection, id);
  return found ? [found] : [];
}

async function named(
  store: DocumentStore,
  collection: string,
  userId: string,
): Promise<DocumentData[]> {
  const all: DocumentData[] = [];
  for await (const { data } of allDocuments(store, collection, { userId })) all.push(data);
  return all;
}
