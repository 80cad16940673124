// npm run sample-fans -- <number> [--seed <number>]: fills an empty DATA_DIR with invented fans who play a week, for trying out.
import { fail, loadProgram } from "./operator.mjs";

const { runSampleFans } = await loadProgram("sample-fans");
try {
  await runSampleFans(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}
