import pino from "pino";
import { environment } from "~/config/environment.server";

/** The server's log: one JSON object a line, on standard output. */
export const logger = pino({ level: environment().LOG_LEVEL, base: null });
