// npm run reports -- [--all | close <id>]: lists and closes user reports, for the operator. Also while the server runs.
import { fail, loadProgram } from "./operator.mjs";

const { runReports } = await loadProgram("user-reports");
try {
  await runReports(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}
