// npm run move-to-firebase -- [--dry-run]: moves accounts and documents from the SQLite file in DATA_DIR to the project
// of the FIREBASE_ variables; the server must be stopped. Run it again after an interruption: it goes on where it was.
import { fail, loadProgram } from "./operator.mjs";

const words = process.argv.slice(2);
const isDryRun = words.includes("--dry-run");
if (words.some((word) => word !== "--dry-run")) fail("npm run move-to-firebase -- [--dry-run]");
const { moveToFirebase, MoveError } = await loadProgram("move-to-firebase");
try {
  await moveToFirebase({ isDryRun, say: console.log });
  if (!isDryRun) console.log("Moved. Start the server with the FIREBASE_ variables.");
} catch (error) {
  if (error instanceof MoveError) fail(error.message);
  fail(`${error.message}\nRun it again: it goes on where it stopped.`);
}
