import { logger } from "~/platform/logging/logger.server";

const MINUTE_MS = 60_000;

/** What is looked at every minute. It finds out itself whether something is due, and may fail: the next minute tries again. */
type ScheduledTask = { name: string; run: (now: number) => Promise<unknown> };

/** Runs tasks now and every minute, none of them twice at the same time. Never throws. */
export function startScheduler(tasks: readonly ScheduledTask[]): void {
  for (const { name, run } of tasks) {
    let isRunning = false;
    const runOnce = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run(Date.now());
      } catch (error) {
        logger().error({ err: error, task: name }, "A scheduled task has to try again.");
      } finally {
        isRunning = false;
      }
    };
    void runOnce();
    setInterval(runOnce, MINUTE_MS).unref();
  }
}
