import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Copy } from "./backups.server";

/**
 * Copies a database in a thread of its own.
 *
 * @param program the built `backup-worker.server.ts`
 * @returns a `Copy`; it rejects if reading or writing fails
 */
export function copyInWorker(program: URL): Copy {
  return async (file, copy) => {
    const worker = new Worker(program, { workerData: { file, copy } });
    // A thread that fails emits an error, on which `once` rejects.
    await once(worker, "exit");
  };
}
