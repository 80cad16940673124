// npm run leagues -- list | rename <id> <name> | end <id>: looks after leagues, for the operator. Also while the server runs.
import { fail, loadProgram } from "./operator.mjs";

const { runLeagues } = await loadProgram("leagues");
try {
  await runLeagues(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}
