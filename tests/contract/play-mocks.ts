import type { DocumentStore } from "~/platform/storage/document-store";

/** What the engine finds in place of the process's own documents and sessions, in tests without a server. */
export const inPlace: { store: DocumentStore | null } = { store: null };

/** The one store of a test file. */
export async function documents(): Promise<DocumentStore> {
  if (!inPlace.store) throw new Error("No store is open.");
  return inPlace.store;
}

/** The session of a request: the header says whose it is. */
export async function getSession(request: Request) {
  const id = request.headers.get("x-player");
  return id ? { user: { id } } : null;
}
