import { randomBytes } from "node:crypto";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { describeDocumentStore } from "./document-store.contract";

const { FIRESTORE_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST_REASON } = process.env;
const missing = FIRESTORE_EMULATOR_HOST
  ? undefined
  : (FIRESTORE_EMULATOR_HOST_REASON ?? "FIRESTORE_EMULATOR_HOST is not set.");

async function open() {
  const app = initializeApp({ projectId: "demo-app" }, randomBytes(8).toString("hex"));
  const store = firestoreStore(getFirestore(app));
  const close = async () => {
    await store.close();
    await deleteApp(app);
  };
  return { store, close };
}

describeDocumentStore("Firestore", open, missing);
