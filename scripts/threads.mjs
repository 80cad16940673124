// npm run threads -- open <subject> | rename <id> <subject>: threads about no game, for the operator. Also while the server runs.
import { fail, loadProgram } from "./operator.mjs";

const { runThreads } = await loadProgram("threads");
try {
  await runThreads(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}
