import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { PROJECT } from "./emulators";

const app = (projectId = PROJECT) =>
  getApps().find(({ name }) => name === projectId) ?? initializeApp({ projectId }, projectId);

/** The project's administrator, independent of the app. */
export const adminAuth = () => getAuth(app());

/**
 * The project's documents, read independently of the app.
 *
 * @param project another one than the tests share
 */
export const adminFirestore = (project?: string) => getFirestore(app(project));
