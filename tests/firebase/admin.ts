import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { PROJECT } from "./emulators";

const app = () => getApps()[0] ?? initializeApp({ projectId: PROJECT });

/** The project's administrator, independent of the app. */
export const adminAuth = () => getAuth(app());

/** The project's documents, read independently of the app. */
export const adminFirestore = () => getFirestore(app());
