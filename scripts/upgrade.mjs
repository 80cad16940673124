// npm run upgrade -- [--dry-run]: moves what the version before the engine left in DATA_DIR or Firestore to where this one
// reads it. Also while the server runs, and as often as you like.
import { fail, loadProgram } from "./operator.mjs";

const words = process.argv.slice(2);
if (words.some((word) => word !== "--dry-run")) fail("npm run upgrade -- [--dry-run]");
const { runUpgrade } = await loadProgram("upgrade");
try {
  await runUpgrade(words.length > 0, console.log);
} catch (error) {
  fail(error.message);
}
