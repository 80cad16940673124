import { randomBytes } from "node:crypto";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { describePlayerAttempts } from "./player-attempts.contract";

const { FIRESTORE_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST_REASON } = process.env;
const missing = FIRESTORE_EMULATOR_HOST
  ? undefined
  : (FIRESTORE_EMULATOR_HOST_REASON ?? "FIRESTORE_EMULATOR_HOST is not set.");

async function open() {
  const app = initializeApp({ projectId: "demo-app" }, randomBytes(8).toString("hex"));
  const firestore = getFirestore(app);
  // The emulator's first response may take longer than our store's timeout.
  await firestore.doc("warm/up").get();
  const store = firestoreStore(firestore);
  const close = async () => {
    await store.close();
    await deleteApp(app);
  };
  return { store, close };
}

describePlayerAttempts("Firestore", open, missing);
