import { createRequire } from "node:module";
import type { App } from "firebase-admin/app";

/**
 * The process's Firebase admin app, created on the first call. With an emulator it needs no credential; otherwise it
 * uses the machine's (GOOGLE_APPLICATION_CREDENTIALS, or the service account it runs as).
 *
 * @param projectId as in FIREBASE_PROJECT_ID
 */
export function firebaseApp(projectId: string): App {
  // require(), because the build hoists imports of server.ts, and the embedded mode must not load firebase-admin.
  const require = createRequire(import.meta.url);
  const admin: typeof import("firebase-admin/app") = require("firebase-admin/app");
  const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST } = process.env;
  const isEmulated = FIREBASE_AUTH_EMULATOR_HOST || FIRESTORE_EMULATOR_HOST;
  const credential = isEmulated ? {} : { credential: admin.applicationDefault() };
  return admin.getApps()[0] ?? admin.initializeApp({ projectId, ...credential });
}
