import { environment } from "~/platform/config/environment.server";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { dataFile } from "~/platform/storage/documents.server";
import { dryRun, move } from "./move.server";
import { MoveError } from "./move-error.server";
import { MoveSource } from "./move-source.server";
import { MoveTarget } from "./move-target.server";

/**
 * `npm run move-to-firebase` (scripts/move-to-firebase.mjs): from the SQLite file in DATA_DIR to the project of the
 * FIREBASE_ variables.
 *
 * @throws MoveError and StorageFileError with a message for the operator
 */
export async function moveToFirebase(options: {
  isDryRun: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const { firebase } = environment();
  if (!firebase) throw new MoveError("Set the FIREBASE_ variables of the project to move to.");
  const [{ getAuth }, { getFirestore }] = await Promise.all([
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
  ]);
  const app = firebaseApp(firebase.projectId);
  const file = dataFile();
  const source = MoveSource.open(file);
  const target = new MoveTarget(getAuth(app), getFirestore(app));
  const moving = {
    source,
    target,
    project: firebase.projectId,
    progressFile: `${file}.move.json`,
    say: options.say,
  };
  try {
    await (options.isDryRun ? dryRun(moving) : move(moving));
  } finally {
    source.close();
    await target.close();
  }
}

export { MoveError };
