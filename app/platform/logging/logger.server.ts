import pino, { type DestinationStream, type Logger } from "pino";
import { environment } from "~/platform/config/environment.server";
import { errorLine } from "./error-line";

/** Maximum buffer while standard output is blocked, for example by a full disk; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

let current: Logger | undefined;

/**
 * The server's log: one JSON object per line, on standard output. Created lazily, so that an invalid variable is
 * reported first.
 */
export function logger(): Logger {
  const serializers = { err: errorLine };
  current ??= pino({ level: environment().LOG_LEVEL, base: null, serializers }, output());
  return current;
}

/** Prints the server's public URL to standard output. */
export function announceUrl(address: string): void {
  try {
    process.stdout.on("error", () => {}).write(`Kickabout is at ${address}\n`);
  } catch {
    // The server can run without printing its URL.
  }
}

/** A failed write must not stop the server: the next line is tried again. */
function output(): DestinationStream {
  const { fd } = process.stdout;
  const stream = pino.destination({ dest: fd, sync: true, maxLength: MAX_WAITING_BYTES });
  return stream.on("error", () => {});
}
