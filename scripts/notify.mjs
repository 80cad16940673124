// npm run notify -- --title <text> --body <text> [--dry-run], or -- --resume: sends an alert to all subscribers.
import { fail, loadProgram } from "./operator.mjs";

const STOPPED = 130;

const { runNotify } = await loadProgram("notify");
const stopping = new AbortController();
process.once("SIGINT", () => {
  console.error("\nStopping after this batch. Press again to stop at once.");
  stopping.abort();
});
const { stdout } = process;
const clear = stdout.isTTY ? "\r\u001b[K" : "";
try {
  const isDone = await runNotify(process.argv.slice(2), {
    say: (line) => stdout.write(`${clear}${line}\n`),
    progress: (line) => stdout.write(stdout.isTTY ? `${clear}${line}` : `${line}\n`),
    stop: stopping.signal,
  });
  if (!isDone) process.exitCode = STOPPED;
} catch (error) {
  fail(`${clear}${error.message}`);
}
