import { join, resolve } from "node:path";
import { environment } from "~/platform/config/environment.server";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { logger } from "~/platform/logging/logger.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { withOutageLog } from "~/platform/storage/outage-log.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";

let current: Promise<DocumentStore> | undefined;

/**
 * The one document store of this process, opened on the first call: Firestore where Firebase is configured, else a
 * file in DATA_DIR.
 *
 * @throws StorageFileError where that file can't be used; the next call tries again
 */
export function documents(): Promise<DocumentStore> {
  current ??= openWithOutageLog().catch((error) => {
    current = undefined;
    throw error;
  });
  return current;
}

/**
 * Opens the file of our data and closes it again, so that a server that can't use it says so when it starts. Where
 * Firestore has the data there is nothing to check.
 *
 * @throws StorageFileError, whose message is one sentence for the operator
 */
export async function checkStorage(): Promise<void> {
  if (environment().firebase) return;
  await openSqliteStore(dataFile()).close();
}

async function openWithOutageLog(): Promise<DocumentStore> {
  return withOutageLog(await openStore(), (err) =>
    logger().error({ err }, "The documents are out of reach."),
  );
}

async function openStore(): Promise<DocumentStore> {
  const { firebase } = environment();
  if (!firebase) return openSqliteStore(dataFile());
  const { getFirestore } = await import("firebase-admin/firestore");
  return firestoreStore(getFirestore(firebaseApp(firebase.projectId)));
}

/** Where the embedded mode has its documents. */
export function dataFile(): string {
  return join(resolve(environment().DATA_DIR), "kickabout.db");
}
