import pino, { type DestinationStream, type Logger } from "pino";
import { environment } from "~/platform/config/environment.server";
import { errorLine } from "./error-line";

/** What may wait to be written while nothing can be, on a full disk for example; lines beyond it are lost. */
const MAX_WAITING_BYTES = 1024 * 1024;

let current: Logger | undefined;

/**
 * The server's log: one JSON object a line, on standard output. Made when it is first asked for, so that a variable
 * that can't be used is reported before anything depends on it.
 */
export function logger(): Logger {
  const serializers = { err: errorLine };
  current ??= pino({ level: environment().LOG_LEVEL, base: null, serializers }, output());
  return current;
}

/** Tells, on standard output, the address at which people reach this server. */
export function announceUrl(address: string): void {
  try {
    process.stdout.on("error", () => {}).write(`Kickabout is at ${address}\n`);
  } catch {
    // A server that can't say where it is can still be there.
  }
}

/** A log that can't be written is no reason to stop: it goes on with the next line that can. */
function output(): DestinationStream {
  const { fd } = process.stdout;
  const stream = pino.destination({ dest: fd, sync: true, maxLength: MAX_WAITING_BYTES });
  return stream.on("error", () => {});
}
