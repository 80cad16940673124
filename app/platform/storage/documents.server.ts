import { join, resolve } from "node:path";
import { environment } from "~/platform/config/environment.server";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { logger } from "~/platform/logging/logger.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { watchedStore } from "~/platform/storage/watched-store.server";

let current: Promise<DocumentStore> | undefined;

/**
 * The process's document store, opened on the first call: Firestore if Firebase is configured, otherwise a file in
 * DATA_DIR.
 *
 * @throws StorageFileError if that file is unusable; the next call tries again
 */
export function documents(): Promise<DocumentStore> {
  current ??= openWatched().catch((error) => {
    current = undefined;
    throw error;
  });
  return current;
}

/**
 * Opens and closes the database file, so that a server that can't use it fails at start. With Firestore there is
 * nothing to check.
 *
 * @throws StorageFileError, whose message is one sentence for the operator
 */
export async function checkStorage(): Promise<void> {
  if (environment().firebase) return;
  await openSqliteStore(dataFile()).close();
}

async function openWatched(): Promise<DocumentStore> {
  return watchedStore(await openStore(), (err) =>
    logger().error({ err }, "The documents are out of reach."),
  );
}

async function openStore(): Promise<DocumentStore> {
  const { firebase } = environment();
  if (!firebase) return openSqliteStore(dataFile());
  const { getFirestore } = await import("firebase-admin/firestore");
  return firestoreStore(getFirestore(firebaseApp(firebase.projectId)));
}

/** The database file of the embedded mode. */
export function dataFile(): string {
  return join(resolve(environment().DATA_DIR), "kickabout.db");
}
