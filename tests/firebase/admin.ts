import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { PROJECT } from "./emulators";

const app = () => getApps()[0] ?? initializeApp({ projectId: PROJECT });

/** The project's administrator, who is not the app: what happens elsewhere. */
export const adminAuth = () => getAuth(app());

/** The project's documents, as somebody else than the app sees them. */
export const adminFirestore = () => getFirestore(app());
