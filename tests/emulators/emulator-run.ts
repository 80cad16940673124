import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const SLOWEST_START_MS = 60_000;
const SLOWEST_STOP_MS = 10_000;
const POLL_MS = 100;

/** The process of an emulator, which ends with its input, and the end of what it has printed. */
export type Run = { process: ChildProcessWithoutNullStreams; lastWords(): string };

/** Listens to a process that was just started. */
export function runOf(process: ChildProcessWithoutNullStreams): Run {
  let said = "";
  for (const stream of [process.stdout, process.stderr])
    stream.on("data", (data) => {
      said = `${said}${data}`.slice(-2000);
    });
  process.stdin.on("error", () => {});
  return { process, lastWords: () => said.trim() || "it said nothing." };
}

/** Whether it answers within a minute, and before it ends. */
export async function answers(host: string, run: Run): Promise<boolean> {
  const start = performance.now();
  while (performance.now() - start < SLOWEST_START_MS && !hasEnded(run)) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Ends it, by force if it takes too long. */
export async function end(run: Run): Promise<void> {
  if (hasEnded(run)) return;
  const ended = new Promise((resolve) => run.process.once("exit", resolve));
  const killTimer = setTimeout(() => run.process.kill("SIGKILL"), SLOWEST_STOP_MS);
  run.process.stdin.end();
  await ended;
  clearTimeout(killTimer);
}

const hasEnded = ({ process }: Run) => process.exitCode !== null || process.signalCode !== null;
