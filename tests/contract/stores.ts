import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { testIndexes } from "./declared-collections";

/** A store that opens and can be closed again. */
type Opened = { store: DocumentStore; close(): Promise<void> };

/** An implementation of DocumentStore under test. */
export type StoreUnderTest = {
  name: string;
  /** The runs of a property, few where a call takes long. */
  runs: number;
  open(): Promise<Opened>;
  /** Why it can't run on this machine. */
  skipReason?: string | undefined;
};

/** SQLite, in a folder of its own. */
export const sqlite: StoreUnderTest = {
  name: "SQLite",
  runs: 30,
  async open() {
    const folder = await mkdtemp(join(tmpdir(), "kickabout-store-"));
    const store = openSqliteStore(join(folder, "kickabout.db"), testIndexes);
    const close = async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { store, close };
  },
};

const { FIRESTORE_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST_REASON } = process.env;

/** Firestore, on its emulator, in a project of its own. */
export const firestore: StoreUnderTest = {
  name: "Firestore",
  runs: 3,
  async open() {
    const name = randomBytes(8).toString("hex");
    const app = initializeApp({ projectId: `demo-${name}` }, name);
    const database = getFirestore(app);
    // The emulator's first response may take longer than our store's timeout.
    await database.doc("warm/up").get();
    const store = firestoreStore(database, testIndexes);
    const close = async () => {
      await store.close();
      await deleteApp(app);
    };
    return { store, close };
  },
  skipReason: FIRESTORE_EMULATOR_HOST
    ? undefined
    : (FIRESTORE_EMULATOR_HOST_REASON ?? "FIRESTORE_EMULATOR_HOST is not set."),
};

/** Describes something on a store, opened once; skipped with the reason where it can't run. */
export function describeOn(
  { name, open, skipReason }: StoreUnderTest,
  subject: string,
  define: (store: () => DocumentStore) => void,
): void {
  const title = `${subject} on ${name}`;
  if (skipReason) {
    describe.skip(title, () => {
      it(`can't run: ${skipReason}`, () => {});
    });
    return;
  }
  describe(title, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    define(() => opened.store);
  });
}
