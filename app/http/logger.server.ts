import pino, { type Logger } from "pino";
import { environment } from "~/config/environment.server";

let current: Logger | undefined;

/**
 * The server's log: one JSON object a line, on standard output. Made when it is first asked for, so that a variable
 * that can't be used is reported before anything depends on it.
 */
export function logger(): Logger {
  current ??= pino({ level: environment().LOG_LEVEL, base: null });
  return current;
}
