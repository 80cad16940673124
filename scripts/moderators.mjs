// npm run moderators -- add | remove | list <email>: who moderates, for the operator. Also while the server runs.
import { fail, loadProgram } from "./operator.mjs";

const { runModerators } = await loadProgram("moderators");
try {
  await runModerators(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}
