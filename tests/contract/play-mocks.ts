import type { DocumentStore } from "~/platform/storage/document-store";

/** The engine's documents and sessions in tests without a server. */
export const inPlace: { store: DocumentStore | null } = { store: null };

/** A test file's only store. */
export async function documents(): Promise<DocumentStore> {
  if (!inPlace.store) throw new Error("No store is open.");
  return inPlace.store;
}

/** The session of a request: a header names the user. */
export async function getSession(request: Request) {
  const id = request.headers.get("x-player");
  return id ? { user: { id } } : null;
}

/** The user of a request. */
export const getOptionalUser = async (request: Request) =>
  (await getSession(request))?.user ?? null;
