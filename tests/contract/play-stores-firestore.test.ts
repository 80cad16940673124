import { randomBytes } from "node:crypto";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { vi } from "vitest";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { setVariables } from "../fixtures/rules-environment";
import { describePlayStores } from "./play-stores.contract";

vi.mock("~/platform/storage/documents.server", () => import("./play-mocks"));
vi.mock("~/platform/session/session.server", () => import("./play-mocks"));

setVariables({ TEST_HOOKS: "on" });

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

describePlayStores("Firestore", open, missing);
