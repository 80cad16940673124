import { DocumentStoreError } from "./document-store";

/** What `read` resolves to; null while the document store is unavailable. */
export async function unlessUnavailable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DocumentStoreError) return null;
    throw error;
  }
}
